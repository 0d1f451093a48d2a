/** One line of JSON an event, so that a log collector needs no rules of its own. */
export function log(event: string, details: Record<string, unknown> = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`,
  );
}

/** Says what went wrong and where, without the viewer's data: a stack, never a body. */
export function logError(
  event: string,
  error: unknown,
  details: Record<string, unknown> = {},
): void {
  const cause =
    error instanceof Error
      ? { error: error.message, stack: error.stack }
      : { error: String(error) };
  log(event, { level: 'error', ...cause, ...details });
}

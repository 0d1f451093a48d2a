/** JSON lines, so that a log collector needs no parser of its own. */
export function log(event: string, details: Record<string, unknown> = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`,
  );
}

/** Logs a stack, never a body: that may hold the viewer's data. */
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

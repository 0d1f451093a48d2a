/** A variable of the environment by a rule of the server's. An empty one is not set. */
export function readSetting<Read>(name: string, read: (text: string) => Read): Read | undefined {
  const text = process.env[name]?.trim();
  if (!text) return undefined;
  try {
    return read(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}=${withoutPassword(text)} cannot be used: it ${why}.`);
  }
}

/** What is said here stays in terminals and their logs. */
function withoutPassword(text: string): string {
  return text.replace(/^(\w+:\/\/)?.*@/s, '$1…@').replace(/[?#].*/s, '?…');
}

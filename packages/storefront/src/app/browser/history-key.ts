/** Returns the router's key of the current history entry. The history may be slightly ahead of the router. */
export function historyKey(): string | undefined {
  const entry: unknown = window.history.state;
  const hasKey = typeof entry === 'object' && entry !== null && 'key' in entry;
  return hasKey && typeof entry.key === 'string' ? entry.key : undefined;
}

/** Returns the elapsed fraction of a programme, from 0 to 1. `now` is in milliseconds. */
export function elapsedFraction(
  programme: { readonly starts_at: string; readonly ends_at: string },
  now: number,
): number {
  const [start, end] = [Date.parse(programme.starts_at), Date.parse(programme.ends_at)];
  const part = (now - start) / (end - start);
  return end > start && part > 0 ? Math.min(1, part) : 0;
}

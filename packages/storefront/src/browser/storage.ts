/** Device storage may be blocked or full. Then nothing is remembered, and nothing breaks. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page goes on without it.
  }
}

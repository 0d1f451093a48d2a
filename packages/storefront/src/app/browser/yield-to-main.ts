/** Ends a long task: what waits, such as a tap or a paint, comes before what follows. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

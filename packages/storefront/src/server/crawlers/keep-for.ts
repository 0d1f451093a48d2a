/** Makes a thing at most once in so many milliseconds, for all who ask meanwhile. A failure is not kept. */
export function keepFor<Args extends readonly unknown[], T>(
  milliseconds: number,
  make: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let kept: { readonly thing: Promise<T>; readonly until: number } | undefined;
  return (...args) => {
    if (kept && Date.now() < kept.until) return kept.thing;
    const thing = make(...args);
    const mine = { thing, until: Date.now() + milliseconds };
    kept = mine;
    thing.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return thing;
  };
}

/** A list that forgets its oldest entries. */
export type Ring<T> = { push: (entry: T) => void; list: () => T[]; clear: () => void };

export function createRing<T>(size: number): Ring<T> {
  let entries: T[] = [];
  return {
    push: (entry) => {
      entries.push(entry);
      // Twice the size before a cut, so that a cut is rare.
      if (entries.length >= size * 2) entries = entries.slice(-size);
    },
    list: () => entries.slice(-size),
    clear: () => {
      entries = [];
    },
  };
}

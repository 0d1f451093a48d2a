/** The quality of a word's match; lower is better. Context words rank after words of the name. */
export const fit = { whole: 0, start: 1, inside: 2, beside: 3, misspelt: 4, sound: 5 } as const;
export type Fit = number;

/** Entries, by their index, each with its best match. */
export type Matches = {
  add: (index: number, how: Fit) => void;
  /** Returns Infinity if the entry does not match. */
  fitOf: (index: number) => Fit;
  indexes: () => Uint32Array;
};

const none = 255;

/** Uses two arrays, because many words match all episodes, and a `Map` of these would take a megabyte and a half. */
export function createMatches(entryCount: number): Matches {
  const fits = new Uint8Array(entryCount).fill(none);
  const indexes = new Uint32Array(entryCount);
  let size = 0;
  return {
    add: (index, how) => {
      const best = fits[index] ?? none;
      if (best === none) {
        indexes[size] = index;
        size += 1;
      }
      if (how < best) fits[index] = how;
    },
    fitOf: (index) => {
      const how = fits[index] ?? none;
      return how === none ? Number.POSITIVE_INFINITY : how;
    },
    indexes: () => indexes.subarray(0, size),
  };
}

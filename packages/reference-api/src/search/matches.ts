/** The quality of a word's match; lower is better. Context words rank after words of the name. */
export const matchQuality = {
  compactName: 0,
  start: 1,
  inside: 2,
  beside: 3,
  misspelt: 4,
  sound: 5,
} as const;
export type MatchQuality = number;

/** Entries, by their index, each with its best match. */
export type Matches = {
  add: (index: number, quality: MatchQuality) => void;
  /** Returns Infinity if the entry does not match. */
  qualityOf: (index: number) => MatchQuality;
  indexes: () => Uint32Array;
};

const none = 255;

/** Uses two arrays, because many words match all episodes, and a `Map` of these would take a megabyte and a half. */
export function createMatches(entryCount: number): Matches {
  const qualities = new Uint8Array(entryCount).fill(none);
  const indexes = new Uint32Array(entryCount);
  let size = 0;
  return {
    add: (index, quality) => {
      const best = qualities[index] ?? none;
      if (best === none) {
        indexes[size] = index;
        size += 1;
      }
      if (quality < best) qualities[index] = quality;
    },
    qualityOf: (index) => {
      const quality = qualities[index] ?? none;
      return quality === none ? Number.POSITIVE_INFINITY : quality;
    },
    indexes: () => indexes.subarray(0, size),
  };
}

/** A seeded pseudo-random generator: the same key gives the same numbers, for pictures and seed data. */
export type SeededRandom = {
  between: (low: number, high: number) => number;
  integer: (low: number, high: number) => number;
  pick: <const T>(list: readonly [T, ...T[]]) => T;
  maybe: (share: number) => boolean;
};

/** FNV-1a, which gives very different values for similar short keys. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

export function seededRandom(key: string): SeededRandom {
  let state = hash(key);
  // The Mulberry32 algorithm.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    maybe: (share) => next() < share,
  };
}

/** A buffer of the newest entries. */
export type RingBuffer<T> = { push: (entry: T) => void; list: () => T[]; clear: () => void };

export function createRingBuffer<T>(size: number): RingBuffer<T> {
  let entries: T[] = [];
  return {
    push: (entry) => {
      entries.push(entry);
      // The list is cut only at twice its size, so that cuts are rare.
      if (entries.length >= size * 2) entries = entries.slice(-size);
    },
    list: () => entries.slice(-size),
    clear: () => {
      entries = [];
    },
  };
}

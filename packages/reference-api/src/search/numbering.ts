import type { Database } from '../storage/database.ts';

/** Numbers the entries from 0 without gaps, in the order of their ids. */
export type Numbering = {
  count: number;
  idAt: (index: number) => number;
  indexOf: (id: number) => number;
};

export function numberEntries(db: Database): Numbering {
  const rows = db.all(db.from.selectFrom('search_entries').select('id').orderBy('id'));
  const ids = Uint32Array.from(rows, ({ id }) => id);
  return {
    count: ids.length,
    idAt: (index) => ids[index] ?? Number.NaN,
    // A binary search, because the ids are sorted.
    indexOf: (id) => {
      let from = 0;
      let to = ids.length;
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((ids[middle] ?? id) < id) from = middle + 1;
        else to = middle;
      }
      return from;
    },
  };
}

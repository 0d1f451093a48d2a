import { malformedCursor } from './contract/messages.ts';
import { refuse } from './contract/refusal.ts';

/** What a row is sorted by, its id last: the next page begins after it, whatever has come or gone meanwhile. */
export type SortKeys = readonly (string | number | null)[];

/** How many items a page has where nobody says. */
export const pageSize = 24;

export function writeCursor(keys: SortKeys): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** The keys of the last row that the reader has, or nothing at the beginning. */
export function readCursor(cursor: string | undefined, length: number): SortKeys | undefined {
  if (cursor === undefined) return undefined;
  const keys = parse(Buffer.from(cursor, 'base64url').toString());
  if (!isKeys(keys) || keys.length !== length) {
    throw refuse.invalid(new Map([['cursor', [malformedCursor]]]));
  }
  return keys;
}

/** A page out of the rows that were found, of which one more than the limit was asked for. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => SortKeys,
  itemOf: (row: Row) => Item,
): { items: Item[]; next_cursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(itemOf),
    next_cursor: last === undefined ? null : writeCursor(keysOf(last)),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isKeys(value: unknown): value is SortKeys {
  return (
    Array.isArray(value) &&
    value.every((key) => key === null || typeof key === 'string' || Number.isFinite(key))
  );
}

import { malformedCursor } from './contract/messages.ts';
import { refuse } from './contract/refusal.ts';

/** What a row is sorted by, its id last: the next page begins after it, whatever has come or gone meanwhile. */
export type SortKeys = readonly (string | number | null)[];

/** How many items a page has where nobody says. */
export const pageSize = 24;

export function writeCursor(keys: SortKeys): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** What a key can be. A list says what its own are, so that no key reaches the database as something else. */
type KeyTypes = { number: number; text: string; 'text or nothing': string | null };
export type KeyType = keyof KeyTypes;
type KeysOf<Types extends readonly KeyType[]> = { [Place in keyof Types]: KeyTypes[Types[Place]] };

/** The keys of the last row that the reader has, or nothing at the beginning. */
export function readCursor<const Types extends readonly KeyType[]>(
  cursor: string | undefined,
  types: Types,
): KeysOf<Types> | undefined {
  if (cursor === undefined) return undefined;
  const keys = parse(Buffer.from(cursor, 'base64url').toString());
  if (!isKeys(keys, types)) throw refuse.invalid(new Map([['cursor', [malformedCursor]]]));
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

function isKeys<const Types extends readonly KeyType[]>(
  value: unknown,
  types: Types,
): value is KeysOf<Types> {
  return (
    Array.isArray(value) &&
    value.length === types.length &&
    types.every((type, place) => isKey(value[place], type))
  );
}

function isKey(value: unknown, type: KeyType): boolean {
  if (type === 'number') return Number.isFinite(value);
  return typeof value === 'string' || (type === 'text or nothing' && value === null);
}

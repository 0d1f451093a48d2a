import { malformedCursor } from './contract/messages.ts';
import { refuse } from './contract/refusal.ts';

/** The sort keys of a row, with its id last. The next page starts after these keys, even if rows have changed. */
export type SortKeys = readonly (string | number | null)[];

/** The default page size. */
export const pageSize = 24;

export function writeCursor(keys: SortKeys): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** The types of a list's keys, which are checked so that a forged cursor cannot reach the database with wrong types. */
type KeyTypes = { number: number; text: string; 'text or nothing': string | null };
export type KeyType = keyof KeyTypes;
type KeysOf<Types extends readonly KeyType[]> = { [Place in keyof Types]: KeyTypes[Types[Place]] };

/** Returns the keys of the previous page's last row, or undefined. */
export function readCursor<const Types extends readonly KeyType[]>(
  cursor: string | undefined,
  types: Types,
): KeysOf<Types> | undefined {
  if (cursor === undefined) return undefined;
  const keys = parse(Buffer.from(cursor, 'base64url').toString());
  if (!isKeys(keys, types)) throw refuse.invalid(new Map([['cursor', [malformedCursor]]]));
  return keys;
}

/** Makes a page of `limit` + 1 rows: the extra row shows that there is more. */
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
    types.every((type, index) => isKey(value[index], type))
  );
}

function isKey(value: unknown, type: KeyType): boolean {
  if (type === 'number') return Number.isFinite(value);
  return typeof value === 'string' || (type === 'text or nothing' && value === null);
}

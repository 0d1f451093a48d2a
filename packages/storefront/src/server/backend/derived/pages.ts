import { OperationRefused } from './compose.ts';

export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** The contract's default limit. */
const defaultLimit = 24;

/** Returns one page of a complete list. The cursor is the index of the page's first item. */
export function pageOf<Item>(
  items: readonly Item[],
  { cursor = '0', limit = defaultLimit }: PageQuery = {},
): { items: Item[]; next_cursor: string | null } {
  if (!/^\d{1,6}$/.test(cursor)) {
    throw new OperationRefused(422, {
      message: 'This page could not be found.',
      message_fa: 'این صفحه پیدا نشد.',
    });
  }
  const start = Number(cursor);
  const end = start + limit;
  return { items: items.slice(start, end), next_cursor: end < items.length ? String(end) : null };
}

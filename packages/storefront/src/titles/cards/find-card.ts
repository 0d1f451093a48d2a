import type { ApiClient, Card } from '@parde/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { TitleRef } from '../title-base.ts';
import { titleQuery } from '../title-data.ts';

/**
 * Returns the title from the cached query of its page, or else from any cached card. The page of a screening is not
 * used, because a screening needs a ticket.
 */
export function cachedTitle(queryClient: QueryClient, api: ApiClient, { type, id }: TitleRef) {
  const page =
    type === 'ekran' || type === 'series'
      ? undefined
      : queryClient.getQueryData(titleQuery(api, { type, id }).queryKey);
  return page ?? findCard(queryClient, { type, id });
}

/** Like `cachedTitle`, for names only. The names of a screening are in the query of its page. */
export function cachedNames(queryClient: QueryClient, api: ApiClient, { type, id }: TitleRef) {
  return type === 'ekran'
    ? queryClient.getQueryData(titleQuery(api, { type, id }).queryKey)
    : cachedTitle(queryClient, api, { type, id });
}

/** Searches everything in the query cache. */
export function findCard(
  queryClient: QueryClient,
  { type, id }: { readonly type: string; readonly id: string },
): Card | undefined {
  for (const query of queryClient.getQueryCache().getAll()) {
    const card = cardIn(query.state.data, type, id);
    if (card) return card;
  }
  return undefined;
}

function cardIn(data: unknown, type: string, id: string): Card | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (isCard(data)) return data.content_type === type && data.id === id ? data : undefined;
  for (const part of Object.values(data)) {
    const card = cardIn(part, type, id);
    if (card) return card;
  }
  return undefined;
}

const cardFields = [
  'content_type',
  'id',
  'name_fa',
  'name_en',
  'year',
  'poster',
  'backdrop',
  'access',
  'badge',
  'rating',
] satisfies (keyof Card)[];

/** Other objects, such as quick search results, have a type and an id but fewer fields. */
function isCard(data: object): data is Card {
  return cardFields.every((field) => field in data);
}

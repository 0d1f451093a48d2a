import type { Card } from '@parde/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** A title's card among all that has been fetched: whoever came by a shelf, a list or a search has seen it there. */
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

/** What else names a content and its id says less of it: a result of the quick search does. */
function isCard(data: object): data is Card {
  return cardFields.every((field) => field in data);
}

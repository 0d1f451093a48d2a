import type { TitleState, WatchingItem } from '@parde/api-client';
import { ask, keyOf } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';

export type KnownPosition = NonNullable<TitleState['place']>;

/** Returns true if the position is in this title. An episode and its series are one started title. */
export function isPositionOf(
  { content_type, id }: { readonly content_type: string; readonly id: string },
  place: Pick<KnownPosition, 'content_type' | 'id' | 'episode_of'>,
): boolean {
  if (content_type === 'series') return place.episode_of?.series.id === id;
  // Ids are unique only within a type.
  return place.content_type === content_type && place.id === id;
}

/** Removes hidden items from the started titles at once. Returns a function that restores them. */
export function hideAtOnce(
  { api, queryClient }: Page,
  isHidden: (item: WatchingItem) => boolean,
): () => void {
  const { queryKey } = ask(api, 'listWatching');
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(
    queryKey,
    (data) => data && { ...data, items: data.items.filter((item) => !isHidden(item)) },
  );
  return () => queryClient.setQueryData(queryKey, before);
}

/** Refetches explicitly, because a write of the player's kind refetches nothing that is shown. */
export function refreshWatching({ queryClient }: Page): void {
  for (const operation of ['listWatching', 'getTitleState'] as const) {
    void queryClient.invalidateQueries({ queryKey: keyOf(operation) });
  }
}

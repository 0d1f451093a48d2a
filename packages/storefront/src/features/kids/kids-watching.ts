import type { ApiClient, WatchingItem } from '@parde/api-client';
import { keyOf } from '@parde/api-client/query';
import { isForKids, type KidsAge } from '@parde/domain';
import { queryOptions } from '@tanstack/react-query';
import { asArray } from '../../answers.ts';
import { validCards } from '../../titles/cards/valid-cards.ts';

/** Two lines of a phone, and some for what is not for children. */
const most = 8;

/** What was begun and fits. Neither the list nor its cards know an age, so each title is asked for its own. */
export function watchingQuery(api: ApiClient, age: KidsAge) {
  return queryOptions({
    // With the list's own key, so that a place that is saved refreshes it.
    queryKey: [...keyOf('listWatching'), 'kids', age],
    async queryFn(): Promise<WatchingItem[]> {
      const { data } = await api.call('listWatching');
      const items = asArray(data.items).filter(isWatchable).slice(0, most);
      const ratings = await Promise.all(items.map((item) => ratingOf(api, item)));
      return items.filter((_, index) => isForKids(ratings[index], age));
    },
    staleTime: 60_000,
  });
}

function isWatchable(item: WatchingItem | null): item is WatchingItem {
  return validCards(item && [item.card]).length > 0 && typeof item?.place === 'object';
}

/** Undefined where it is not known. */
async function ratingOf(api: ApiClient, { card: { content_type: type, id } }: WatchingItem) {
  const input = { path: { id } };
  try {
    if (type === 'movie') return (await api.call('getMovie', input)).data.age_rating;
    if (type === 'video') return (await api.call('getVideo', input)).data.age_rating;
    if (type === 'episode') return (await api.call('getEpisode', input)).data.age_rating;
  } catch {
    // A title that does not come is left out.
  }
  return undefined;
}

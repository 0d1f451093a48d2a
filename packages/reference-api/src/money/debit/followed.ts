import type { Titles } from '../../catalogue/title.ts';
import type { Database } from '../../storage/database.ts';
import type { DebitSettings } from './settings.ts';

export type FollowedSeries = { id: string; isOn: boolean };

/** The most series that an answer may contain. */
const maxSeries = 200;

/** Series that can be bought automatically: those that were ever turned on, then those of the watchlist. */
export function createFollowed(db: Database, titles: Titles, settings: DebitSettings) {
  return (mobile: string): FollowedSeries[] => {
    const known = settings
      .seriesOf(mobile)
      .map(({ series_id, active }) => ({ id: series_id, isOn: active === 1 }));
    const listed = db
      .all(
        db.from
          .selectFrom('my_titles')
          .select('content_id')
          .where((eb) => eb.and({ mobile, list: 'watchlist', content_type: 'series' }))
          .orderBy('id', 'desc')
          .limit(maxSeries),
      )
      .filter(({ content_id }) => !known.some(({ id }) => id === content_id))
      .filter(({ content_id }) => titles.title('series', content_id)?.episodePrice != null)
      .map(({ content_id }) => ({ id: content_id, isOn: false }));
    return [...known, ...listed].slice(0, maxSeries);
  };
}

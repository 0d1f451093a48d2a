import { sql } from 'kysely';
import type { Title } from '../catalogue/title.ts';
import type { TitleRef } from '../money/purchases.ts';
import type { Database } from '../storage/database.ts';
import type { LibraryTables } from '../storage/tables/library.ts';

/** A row as it stands in the table. */
export type Place = Omit<LibraryTables['places'], 'id'> & { id: number };

export type Places = {
  of: (mobile: string, title: TitleRef) => Place | undefined;
  /** The last that was begun or watched of a series. */
  lastOf: (mobile: string, seriesId: string) => Place | undefined;
  /** The last of each series and all else, the latest first; only what was written before the row with the id. */
  latest: (mobile: string, before: number | undefined) => Place[];
  keep: (
    mobile: string,
    title: Title,
    place: Pick<Place, 'position' | 'duration' | 'watched'>,
  ) => void;
  /** Of an episode or a series, of all its series. */
  forget: (mobile: string, title: Pick<Title, 'type' | 'id' | 'seriesId'>) => void;
  /** Of it alone. */
  drop: (mobile: string, title: TitleRef) => void;
};

/** So many places a viewer has; the oldest goes when there are more. */
const mostPlaces = 2000;

export function createPlaces(db: Database, now: () => number): Places {
  const { from } = db;
  const own = (mobile: string) =>
    from.selectFrom('places').selectAll().where('mobile', '=', mobile).orderBy('id', 'desc');

  const drop: Places['drop'] = (mobile, { type, id }) => {
    db.run(
      from
        .deleteFrom('places')
        .where('mobile', '=', mobile)
        .where('content_type', '=', type)
        .where('content_id', '=', id),
    );
  };

  return {
    of: (mobile, { type, id }) =>
      db.one(own(mobile).where('content_type', '=', type).where('content_id', '=', id)),

    lastOf: (mobile, seriesId) => db.one(own(mobile).where('series_id', '=', seriesId).limit(1)),

    latest: (mobile, before) => {
      const lastOfEach = from
        .selectFrom('places')
        .select((row) => row.fn.max('id').as('id'))
        .where('mobile', '=', mobile)
        .groupBy(sql`coalesce(series_id, content_type || '/' || content_id)`);
      return db.all(
        own(mobile)
          .where('id', 'in', lastOfEach)
          .$if(before !== undefined, (query) => query.where('id', '<', Number(before))),
      );
    },

    keep: (mobile, { type, id, seriesId }, place) => {
      db.transaction(() => {
        drop(mobile, { type, id });
        db.run(
          from.insertInto('places').values({
            mobile,
            content_type: type,
            content_id: id,
            series_id: seriesId,
            ...place,
            at: now(),
          }),
        );
        const oldest = own(mobile).clearSelect().select('id').limit(-1).offset(mostPlaces);
        db.run(from.deleteFrom('places').where('id', 'in', oldest));
      });
    },

    forget: (mobile, title) => {
      const seriesId = title.type === 'series' ? title.id : title.seriesId;
      if (seriesId === null) return drop(mobile, title);
      db.run(
        from.deleteFrom('places').where('mobile', '=', mobile).where('series_id', '=', seriesId),
      );
    },

    drop,
  };
}

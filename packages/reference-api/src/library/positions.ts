import { sql } from 'kysely';
import type { Title } from '../catalogue/title.ts';
import type { TitleRef } from '../money/purchases.ts';
import type { Database } from '../storage/database.ts';
import type { LibraryTables } from '../storage/tables/library.ts';

/** A row of the table `places`. */
export type Position = Omit<LibraryTables['places'], 'id'> & { id: number };

/**
 * Positions are sorted by the time at which the viewer was there, which a device may report later, and then by the
 * order of their arrival.
 */
export type Before = Pick<Position, 'at' | 'id'>;

export type Positions = {
  of: (mobile: string, title: TitleRef) => Position | undefined;
  /** The latest position in a series. */
  lastOf: (mobile: string, seriesId: string) => Position | undefined;
  /** Returns the latest position of each series and each other title before the given one, newest first. */
  latest: (mobile: string, before: Before | undefined) => Position[];
  /** Stores a position. `at` is now, unless a device reports the position later. */
  save: (
    mobile: string,
    title: Pick<Title, 'type' | 'id' | 'seriesId'>,
    state: Pick<Position, 'position' | 'duration' | 'watched'>,
    at?: number,
  ) => void;
  /**
   * Deletes the positions of a title; of an episode or a series, all of the series. Watched episodes stay marked, but
   * no longer lead to a next episode.
   */
  forget: (mobile: string, title: Pick<Title, 'type' | 'id' | 'seriesId'>) => void;
  /** Deletes only the position of this title. */
  drop: (mobile: string, title: TitleRef) => void;
};

/** The most positions of a viewer; beyond that the oldest are deleted. */
const maxPositions = 2000;

export function createPositions(db: Database, now: () => number): Positions {
  const { from } = db;
  const own = (mobile: string) =>
    from
      .selectFrom('places')
      .selectAll()
      .where('mobile', '=', mobile)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc');

  const drop: Positions['drop'] = (mobile, { type, id }) => {
    db.run(
      from
        .deleteFrom('places')
        .where((eb) => eb.and({ mobile, content_type: type, content_id: id })),
    );
  };

  return {
    of: (mobile, { type, id }) =>
      db.one(own(mobile).where('content_type', '=', type).where('content_id', '=', id)),

    lastOf: (mobile, seriesId) => db.one(own(mobile).where('series_id', '=', seriesId).limit(1)),

    latest: (mobile, before) => {
      const work = sql`coalesce(series_id, content_type || '/' || content_id)`;
      const ranked = from
        .selectFrom('places')
        .select('id')
        .select(
          sql<number>`row_number() over (partition by ${work} order by at desc, id desc)`.as(
            'rank',
          ),
        )
        .where('mobile', '=', mobile);
      const lastOfEach = from.selectFrom(ranked.as('ranked')).select('id').where('rank', '=', 1);
      const rows = own(mobile).where('id', 'in', lastOfEach);
      if (!before) return db.all(rows);
      return db.all(rows.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`));
    },

    save: (mobile, { type, id, seriesId }, state, at = now()) => {
      db.transaction(() => {
        drop(mobile, { type, id });
        db.run(
          from.insertInto('places').values({
            mobile,
            content_type: type,
            content_id: id,
            series_id: seriesId,
            ...state,
            at,
            hidden: 0,
          }),
        );
        const oldest = own(mobile).clearSelect().select('id').limit(-1).offset(maxPositions);
        db.run(from.deleteFrom('places').where('id', 'in', oldest));
      });
    },

    forget: (mobile, title) => {
      const seriesId = title.type === 'series' ? title.id : title.seriesId;
      if (seriesId === null) return drop(mobile, title);
      db.transaction(() => {
        db.run(
          from
            .deleteFrom('places')
            .where((eb) => eb.and({ mobile, series_id: seriesId, watched: 0 })),
        );
        db.run(
          from
            .updateTable('places')
            .set({ hidden: 1 })
            .where('mobile', '=', mobile)
            .where('series_id', '=', seriesId),
        );
      });
    },

    drop,
  };
}

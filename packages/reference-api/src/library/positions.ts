import { sql } from 'kysely';
import type { Title } from '../catalogue/title.ts';
import type { TitleRef } from '../money/purchases.ts';
import type { Database } from '../storage/database.ts';
import type { LibraryTables } from '../storage/tables/library.ts';

/** A row of the table. */
export type Position = Omit<LibraryTables['places'], 'id'> & { id: number };

export type Positions = {
  of: (mobile: string, title: TitleRef) => Position | undefined;
  /** The latest position in a series. */
  lastOf: (mobile: string, seriesId: string) => Position | undefined;
  /** The latest of each series and all else, newest first; only rows before the id. */
  latest: (mobile: string, before: number | undefined) => Position[];
  keep: (
    mobile: string,
    title: Pick<Title, 'type' | 'id' | 'seriesId'>,
    place: Pick<Position, 'position' | 'duration' | 'watched'>,
  ) => void;
  /** An episode or a series: all of its series. What is watched stays so, but is not gone on with. */
  forget: (mobile: string, title: Pick<Title, 'type' | 'id' | 'seriesId'>) => void;
  /** Deletes this one alone. */
  drop: (mobile: string, title: TitleRef) => void;
};

/** The most positions of a viewer; the oldest goes. */
const maxPositions = 2000;

export function createPositions(db: Database, now: () => number): Positions {
  const { from } = db;
  const own = (mobile: string) =>
    from.selectFrom('places').selectAll().where('mobile', '=', mobile).orderBy('id', 'desc');

  const drop: Positions['drop'] = (mobile, { type, id }) => {
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
            .where('mobile', '=', mobile)
            .where('series_id', '=', seriesId)
            .where('watched', '=', 0),
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

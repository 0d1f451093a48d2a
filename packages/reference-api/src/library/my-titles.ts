import { refuse } from '../contract/refusal.ts';
import type { TitleRef } from '../money/purchases.ts';
import type { Database } from '../storage/database.ts';
import type { LibraryTables } from '../storage/tables/library.ts';
import { listIsFull } from './messages.ts';

/** The lists that are stored in the library's own tables. */
export type SavedList = LibraryTables['my_titles']['list'];

export type MyTitles = {
  /** Adds a title. A title that is already in the list stays at its position. */
  add: (mobile: string, list: 'watchlist' | 'liked', title: TitleRef) => void;
  remove: (mobile: string, list: SavedList, title: TitleRef) => void;
  /** Moves the title to the top of the history. */
  remember: (mobile: string, title: TitleRef) => void;
  listsOf: (mobile: string, title: TitleRef) => SavedList[];
  count: (mobile: string, list: SavedList) => number;
  /** Lists titles newest first, limited to rows before the given id. */
  page: (
    mobile: string,
    list: SavedList,
    before: number | undefined,
    count: number,
  ) => { id: number; content_type: TitleRef['type']; content_id: string }[];
};

/** The most titles that a list can hold. */
const maxTitles = 1000;

export function createMyTitles(db: Database): MyTitles {
  const { from } = db;
  const of = (mobile: string, list: SavedList) =>
    from.selectFrom('my_titles').where('mobile', '=', mobile).where('list', '=', list);

  const count = (mobile: string, list: SavedList) =>
    db.one(of(mobile, list).select((row) => row.fn.countAll<number>().as('count')))?.count ?? 0;

  const contains = (mobile: string, list: SavedList, { type, id }: TitleRef) =>
    db.one(
      of(mobile, list).select('id').where('content_type', '=', type).where('content_id', '=', id),
    ) !== undefined;

  const insert = (mobile: string, list: SavedList, { type, id }: TitleRef) =>
    db.run(
      from.insertInto('my_titles').values({ mobile, list, content_type: type, content_id: id }),
    );

  const remove = (mobile: string, list: SavedList, { type, id }: TitleRef) =>
    db.run(
      from
        .deleteFrom('my_titles')
        .where((eb) => eb.and({ mobile, list, content_type: type, content_id: id })),
    );

  return {
    add: (mobile, list, title) => {
      db.transaction(() => {
        if (contains(mobile, list, title)) return;
        if (count(mobile, list) >= maxTitles) {
          throw refuse.invalid(new Map([['list', [listIsFull]]]));
        }
        insert(mobile, list, title);
      });
    },

    remove,

    remember: (mobile, title) => {
      db.transaction(() => {
        remove(mobile, 'history', title);
        insert(mobile, 'history', title);
        // A full history drops its oldest title silently.
        const oldest = of(mobile, 'history')
          .select('id')
          .orderBy('id', 'desc')
          .limit(-1)
          .offset(maxTitles);
        db.run(from.deleteFrom('my_titles').where('id', 'in', oldest));
      });
    },

    listsOf: (mobile, { type, id }) =>
      db
        .all(
          from
            .selectFrom('my_titles')
            .select('list')
            .where((eb) => eb.and({ mobile, content_type: type, content_id: id })),
        )
        .map((row) => row.list),

    count,

    page: (mobile, list, before, limit) =>
      db.all(
        of(mobile, list)
          .select(['id', 'content_type', 'content_id'])
          .$if(before !== undefined, (query) => query.where('id', '<', Number(before)))
          .orderBy('id', 'desc')
          .limit(limit),
      ),
  };
}

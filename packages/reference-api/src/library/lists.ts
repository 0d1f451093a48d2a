import type { Answer, MyList } from '@parde/api-client';
import type { CardRef } from '../catalogue/title.ts';
import type { PurchasedTitle } from '../money/purchases.ts';
import { pageOf, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import type { Follows } from './follows.ts';
import { listNames } from './messages.ts';
import type { MyTitles } from './my-titles.ts';

type Key = Answer<'getTitleState'>['data']['lists'][number];
type Page = Answer<'listMyTitles'>['data'];

/** Returns each purchased title once, the newest purchase first. */
export type PurchasedTitles = (mobile: string) => PurchasedTitle[];

export type Lists = {
  inOrder: (lists: readonly Key[]) => Key[];
  all: (mobile: string) => MyList[];
  page: (mobile: string, list: Key, cursor: string | undefined, limit: number) => Page;
};

const keys = ['watchlist', 'liked', 'purchased', 'history'] as const satisfies readonly Key[];

export function createLists(
  { titles }: Pick<Parts, 'titles'>,
  myTitles: MyTitles,
  follows: Follows,
  purchasedTitles: PurchasedTitles,
): Lists {
  const about = (mobile: string, list: MyList['list']): MyList => ({
    list,
    name_fa: listNames[list].fa,
    name_en: listNames[list].en,
    count: countOf(mobile, list),
  });

  const countOf = (mobile: string, list: MyList['list']) => {
    if (list === 'following') return follows.count(mobile);
    return list === 'purchased' ? purchasedTitles(mobile).length : myTitles.count(mobile, list);
  };

  const savedPage = (
    mobile: string,
    list: Exclude<Key, 'purchased'>,
    cursor: string | undefined,
    limit: number,
  ) => {
    const [before] = readCursor(cursor, ['number']) ?? [];
    const rows = myTitles.page(mobile, list, before, limit + 1);
    return pageOf(
      rows,
      limit,
      (row) => [row.id],
      (row): CardRef => ({ content_type: row.content_type, id: row.content_id }),
    );
  };

  const purchasedPage = (mobile: string, cursor: string | undefined, limit: number) => {
    const all = purchasedTitles(mobile);
    const last = readCursor(cursor, ['number', 'text', 'text']);
    const rows = last ? all.slice(indexAfter(all, last)) : all;
    return pageOf(
      rows,
      limit,
      (row) => [row.bought_at, row.content_type, row.id],
      ({ content_type, id }): CardRef => ({ content_type, id }),
    );
  };

  return {
    inOrder: (lists) => keys.filter((key) => lists.includes(key)),
    all: (mobile) => [...keys, 'following' as const].map((list) => about(mobile, list)),
    page: (mobile, list, cursor, limit) => {
      const { items, next_cursor } =
        list === 'purchased'
          ? purchasedPage(mobile, cursor, limit)
          : savedPage(mobile, list, cursor, limit);
      return { about: about(mobile, list), items: titles.cards(items, 'wide'), next_cursor };
    },
  };
}

/** Returns the index after a title, or after its old purchase time if it was bought again and has moved. */
function indexAfter(
  all: readonly PurchasedTitle[],
  [at, type, id]: readonly [number, string, string],
): number {
  const same = all.findIndex((one) => one.content_type === type && one.id === id);
  if (same >= 0 && all[same]?.bought_at === at) return same + 1;
  const older = all.findIndex((one) => one.bought_at < at);
  return older < 0 ? all.length : older;
}

import type { MyList, TitleState } from '@parde/api-client';
import { path } from '../../paths.ts';

export type TitleListKey = TitleState['lists'][number];
export type MyListKey = MyList['list'];

export const myLists = [
  'watchlist',
  'liked',
  'purchased',
  'history',
  'following',
] as const satisfies readonly MyListKey[];

/** Undefined if there is no such list. */
export function myListIn(name: string): MyListKey | undefined {
  return myLists.find((list) => list === name);
}

/** The list for an address without a list name: the first that is not empty. */
export function firstList(counts: readonly Pick<MyList, 'list' | 'count'>[] = []): MyListKey {
  const holds = (key: MyListKey) => counts.some(({ list, count }) => list === key && count > 0);
  return myLists.find(holds) ?? 'watchlist';
}

export function myListPath(list: MyListKey): string {
  return path('profile-list', { list });
}

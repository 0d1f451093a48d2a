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
export function myListIn(name = 'watchlist'): MyListKey | undefined {
  return myLists.find((list) => list === name);
}

export function myListPath(list: MyListKey): string {
  return path('profile-list', list === 'watchlist' ? {} : { list });
}

import type { TitleState } from '@parde/api-client';
import { path } from '../../paths.ts';

export type MyListKey = TitleState['lists'][number];

export const myLists = [
  'watchlist',
  'liked',
  'purchased',
  'history',
] as const satisfies readonly MyListKey[];

/** Undefined if there is no such list. */
export function myListIn(name = 'watchlist'): MyListKey | undefined {
  return myLists.find((list) => list === name);
}

export function myListPath(list: MyListKey): string {
  return path('profile-list', list === 'watchlist' ? {} : { list });
}

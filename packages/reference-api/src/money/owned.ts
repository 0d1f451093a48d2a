import type { Quality } from '@parde/api-client';
import type { Titles } from '../catalogue/title.ts';
import type { Purchases, TitleRef } from './purchases.ts';
import type { Screenings } from './screenings.ts';

export type Owned = {
  /** Returns the files that a viewer owns now: all bought ones, but for a screening only a valid ticket. */
  filesOf: (mobile: string, title: TitleRef, at: number) => Quality[];
};

type Parts = { titles: Titles; purchases: Purchases; screenings: Screenings };

export function createOwned({ titles, purchases, screenings }: Parts): Owned {
  const hasRunOut = (mobile: string, { type, id }: TitleRef, at: number) => {
    const ekran = type === 'ekran' ? titles.title(type, id) : undefined;
    return ekran !== undefined && (screenings.endOf(mobile, ekran) ?? Infinity) <= at;
  };
  return {
    filesOf: (mobile, title, at) => {
      const bought = purchases.filesOf(mobile, title);
      return bought.length > 0 && hasRunOut(mobile, title, at) ? [] : bought;
    },
  };
}

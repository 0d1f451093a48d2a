import type { OwnRow } from '../route-table.ts';
import type { Words } from './define-brand.ts';

/** The parts of home, in their order. `editors` are the shelves that the server's editors make. */
export const homeParts = [
  'slider',
  'continue',
  'live',
  'editors',
  'my-rows',
  'top',
  'plans',
] as const;
export type HomePart = (typeof homeParts)[number];

/** What the server has a list of. */
export type ShelfSource =
  /** The key in the genre's address. */
  | { readonly genre: string }
  /** The id in the category's address. */
  | { readonly category: string }
  /** The id in the list's address. */
  | { readonly list: string }
  /** The newest, the best and so on, of films or series or both. */
  | { readonly sort: 'newest' | 'popular' | 'rating'; readonly type?: 'movie' | 'series' };

export interface OwnShelf<Id extends string = string> {
  readonly id: Id;
  readonly title: Words;
  readonly from: ShelfSource;
}

export interface HomeOptions<Id extends string = string> {
  /** These come first; the others follow. Without it all is where it was, and the brand's shelves come before the plans. */
  readonly order?: readonly (HomePart | NoInfer<Id>)[] | undefined;
  readonly hide?: readonly HomePart[] | undefined;
  readonly shelves?: readonly OwnShelf<Id>[] | undefined;
}

/** Made by `defineHome` of `@parde/storefront/home`, so that only such a brand sends any of it. */
export interface Home {
  readonly options: HomeOptions;
  readonly row: OwnRow;
}

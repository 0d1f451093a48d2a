import type { CustomRow } from '../route-table.ts';
import type { Messages } from './define-brand.ts';

/** The parts of the home page in their default order. `editors` are the shelves that the server's editors make. */
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

/** The server list that fills a shelf. */
export type ShelfSource =
  /** The key in the genre page's address. */
  | { readonly genre: string }
  /** The id in the category page's address. */
  | { readonly category: string }
  /** The id in the list page's address. */
  | { readonly list: string }
  /** Films, series or both in this order. */
  | { readonly sort: 'newest' | 'popular' | 'rating'; readonly type?: 'movie' | 'series' };

export interface CustomShelf<Id extends string = string> {
  readonly id: Id;
  readonly title: Messages;
  readonly from: ShelfSource;
}

export interface HomeOptions<Id extends string = string> {
  /**
   * These parts come first, and the others follow. If `order` is not set, the order is the default, and the brand's
   * shelves come before the plans.
   */
  readonly order?: readonly (HomePart | NoInfer<Id>)[] | undefined;
  readonly hide?: readonly HomePart[] | undefined;
  readonly shelves?: readonly CustomShelf<Id>[] | undefined;
}

/** Made by `defineHome` of `@parde/storefront/home`. Only brands that import that entry ship its code. */
export interface Home {
  readonly options: HomeOptions;
  readonly row: CustomRow;
}

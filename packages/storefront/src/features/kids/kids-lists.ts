import { type Card, isApiError } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { type KidsAge, type KidsTitleType, kidsTitleTypes } from '@parde/domain';
import { queryOptions } from '@tanstack/react-query';
import { hasPage } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { kidsHome } from '../../paths.ts';
import {
  type Cursor,
  type ListPage,
  pagedList,
  searchWithCursor,
} from '../../titles/grid/paged-list.ts';
import { type KidsTheme, kidsGenre } from './kids-themes.ts';

/** The most that one call returns. Titles that the viewer may not watch are left out afterwards. */
const limit = 50;

/** The genres of the server. If they cannot be loaded, the lists of the genre for children remain. */
export const genresQuery = ({ api }: Pick<Page, 'api'>) => ask(api, 'getGenres');

export const themeList = (
  page: Page,
  { genre, type, sort }: KidsTheme,
  age: KidsAge,
  cursor?: Cursor,
) => genreList(page, { genre, type, sort }, age, cursor);

/** Returns titles that are similar to a title, by its genres. */
export function similarList(page: Page, genres: readonly { readonly key: string }[], age: KidsAge) {
  const genre = genres.find(({ key }) => key === kidsGenre) ?? genres[0];
  return genreList(page, { genre: genre?.key ?? kidsGenre, type: 'all', sort: 'popular' }, age);
}

/**
 * False on a device with kids mode from an earlier time, if the server can no longer distinguish titles for children
 * from others.
 */
export function supportsKidsMode(page: Page): boolean {
  return hasPage(page, 'kids-title');
}

const none: ListPage<Card> = { items: [], next_cursor: null };

/** A server without a genre for children has films and series by age only. Another genre is then empty. */
function genreList(
  { api }: Page,
  { genre, ...narrowed }: Pick<KidsTheme, 'genre' | 'type' | 'sort'>,
  age: KidsAge,
  cursor: Cursor = null,
) {
  const query = { ...narrowed, age, limit };
  const ofGenre = pagedList(askPages(api, 'listGenreTitles', { path: { key: genre }, query })).page(
    cursor,
  );
  const ofAll = pagedList(askPages(api, 'listTitles', { query })).page(cursor);
  return queryOptions<ListPage<Card>>({
    queryKey: ofGenre.queryKey,
    async queryFn(context) {
      try {
        return await ofGenre.queryFn(context);
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
        return genre === kidsGenre ? ofAll.queryFn(context) : none;
      }
    },
    staleTime: ofGenre.staleTime,
  });
}

/** A card for children. An episode is on the page of its series. */
export interface KidsCard extends Card {
  readonly content_type: Exclude<KidsTitleType, 'episode'>;
}

function isKidsCard(card: Card): card is KidsCard {
  const { content_type: type, badge } = card;
  return type !== 'episode' && kidsTitleTypes.some((each) => each === type) && badge !== 'soon';
}

/** Returns the titles that have a page for children and are out. */
export function kidsCards(cards: readonly Card[] | undefined): readonly KidsCard[] {
  return (cards ?? []).filter(isKidsCard);
}

/**
 * Returns true if the card shows that the title is open. A title that is sold separately is not, and nothing is sold
 * in kids mode.
 */
export function isOpen({ access }: Pick<Card, 'access'>, isSubscribed: boolean): boolean {
  return access === 'free' || (access === 'subscription' && isSubscribed);
}

/** Outside kids mode, the pages that use this hook redirect before they are rendered. */
export function useKidsAge(): KidsAge {
  const { kids } = usePage().facts;
  if (kids === undefined) throw new Error('A page for children is drawn outside kids mode.');
  return kids;
}

/** Returns the cards that this viewer may watch. A child sees no titles that must be paid for. */
export function useOpenCards(): (
  cards: readonly Card[] | undefined,
) => ReturnType<typeof kidsCards> {
  const { subscribed } = useViewer().subscription;
  return (cards) => kidsCards(cards).filter((card) => isOpen(card, subscribed));
}

const themeParam = 'theme';

export function themeIn(
  search: URLSearchParams,
  themes: readonly KidsTheme[],
): KidsTheme | undefined {
  return themes.find(({ name }) => name === search.get(themeParam));
}

export function themePath({ name }: KidsTheme, cursor: Cursor = null): string {
  return kidsHome + searchWithCursor(new URLSearchParams({ [themeParam]: name }), cursor);
}

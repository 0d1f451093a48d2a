import { type Card, isApiError } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
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

/** The most that one call returns. Titles that the viewer may not watch are left out afterwards. */
const limit = 50;

/** The genre for children, if the server has it. */
const kidsGenre = 'kids';

interface Theme {
  readonly genre: string;
  readonly type: 'all' | 'movie' | 'series';
  readonly sort: 'newest' | 'popular';
}

const themes = {
  new: { genre: kidsGenre, type: 'all', sort: 'newest' },
  films: { genre: kidsGenre, type: 'movie', sort: 'popular' },
  series: { genre: kidsGenre, type: 'series', sort: 'popular' },
  animation: { genre: 'animation', type: 'all', sort: 'popular' },
  family: { genre: 'family', type: 'all', sort: 'popular' },
  adventure: { genre: 'adventure', type: 'all', sort: 'popular' },
} as const satisfies Record<string, Theme>;

export type KidsTheme = keyof typeof themes;
export const kidsThemes = Object.keys(themes).filter(isKidsTheme);

function isKidsTheme(name: string | null): name is KidsTheme {
  return name !== null && Object.hasOwn(themes, name);
}

export function themeList(page: Page, name: KidsTheme, age: KidsAge, cursor: Cursor = null) {
  return genreList(page, themes[name], age, cursor);
}

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
  { genre, ...narrowed }: Theme,
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

export const cardKey = ({ content_type: type, id }: Card) => `${type}-${id}`;

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

export function themeIn(search: URLSearchParams): KidsTheme | undefined {
  const name = search.get(themeParam);
  return isKidsTheme(name) ? name : undefined;
}

export function themePath(theme: KidsTheme, cursor: string | null = null): string {
  return kidsHome + searchWithCursor(new URLSearchParams({ [themeParam]: theme }), cursor);
}

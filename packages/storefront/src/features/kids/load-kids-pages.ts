import { ask, askPages } from '@parde/api-client/query';
import { type KidsAge, maySearch, readSearchTerm, searchPath } from '@parde/domain';
import { type Params, redirect } from 'react-router';
import type { Page } from '../../app/page/page.ts';
import { prefetch, when } from '../../app/page/queries.ts';
import { describeViewer } from '../../app/session/use-viewer.ts';
import { kidsHome, path } from '../../paths.ts';
import { type Cursor, cursorIn, pagedList } from '../../titles/grid/paged-list.ts';
import { selectedSeason } from '../../titles/watch-position.ts';
import {
  genresQuery,
  isOpen,
  kidsCards,
  similarList,
  supportsKidsMode,
  themeIn,
  themeList,
} from './kids-lists.ts';
import { newest, themesOf } from './kids-themes.ts';
import { type KidsTitle, kidsTitleQuery, loadKidsTitle, requireKidsAge } from './kids-titles.ts';

/** Any call may fail without failing the page: each row shows its own failure. */
export async function loadKidsHome(page: Page, { searchParams }: URL): Promise<void> {
  const { api, brand, facts, queryClient } = page;
  const age = requireKidsAge(page);
  if (!supportsKidsMode(page)) return;
  const user = ask(api, 'getUser', { query: { ref: brand.userRef } });
  const known = prefetch(page, when(facts.signedIn, user));
  await prefetch(page, genresQuery(page));
  const themes = themesOf(queryClient.getQueryData(genresQuery(page).queryKey));
  const theme = themeIn(searchParams, themes);
  if (theme) {
    await Promise.all([prefetch(page, themeList(page, theme, age, cursorIn(searchParams))), known]);
    return;
  }
  const rows = themes.map((each) => prefetch(page, themeList(page, each, age)));
  const watching = prefetch(page, when(facts.signedIn, ask(api, 'listWatching')));
  await Promise.all([...rows, known, watching]);
  const { subscribed } = describeViewer(
    facts,
    queryClient.getQueryData(user.queryKey),
    undefined,
  ).subscription;
  const titles = queryClient.getQueryData(themeList(page, newest, age).queryKey);
  const first = kidsCards(titles?.items).find((card) => isOpen(card, subscribed));
  if (!first) return;
  await prefetch(page, kidsTitleQuery(page, { type: first.content_type, id: first.id }));
}

/** Returns `/kids/search/…`, with the part that `searchPath` writes. */
export function kidsSearchPath(term: string): string {
  return kidsHome + searchPath(term);
}

export function kidsSearchQuery({ api }: Pick<Page, 'api'>, term: string, age: KidsAge) {
  return ask(api, 'search', { query: { query: term, age, limit: 50 } });
}

/** The results may fail without failing the page. */
export async function loadKidsSearch(
  page: Page,
  params: Params,
  { searchParams }: URL,
): Promise<string> {
  const age = requireKidsAge(page);
  // Without JavaScript a form sends the term as `?q=`.
  const formTerm = searchParams.get('q');
  if (formTerm !== null) throw redirect(kidsSearchPath(formTerm));
  const term = readSearchTerm(params.search ?? '');
  await Promise.all([
    prefetch(page, when(maySearch(term), kidsSearchQuery(page, term, age))),
    prefetch(page, themeList(page, newest, age)),
  ]);
  return term;
}

export function titleStateQuery({ api }: Pick<Page, 'api'>, { type, id }: KidsTitle) {
  return ask(api, 'getTitleState', { path: { content_type: type, id } });
}

export function episodesQuery(
  { api }: Pick<Page, 'api'>,
  { id }: Pick<KidsTitle, 'id'>,
  season: number,
  cursor: Cursor,
) {
  return pagedList(
    askPages(api, 'listEpisodes', { path: { id }, query: { season, limit: 24 } }),
  ).page(cursor);
}

/** All other queries may fail without failing the page. */
export async function loadKidsTitlePage(
  page: Page,
  params: Params,
  { searchParams }: URL,
): Promise<KidsTitle | undefined> {
  const title = await loadKidsTitle(page, params);
  if (!title) return undefined;
  // An episode has no page: it is a picture on the page of its series.
  if (title.series) throw redirect(path('kids-title', { type: 'series', id: title.series.id }));
  const { facts, queryClient } = page;
  const state = titleStateQuery(page, title);
  await Promise.all([
    prefetch(page, similarList(page, title.genres, requireKidsAge(page))),
    prefetch(page, when(facts.signedIn, state)),
  ]);
  const season = selectedSeason(
    title.seasons ?? [],
    searchParams.get('season'),
    queryClient.getQueryData(state.queryKey)?.place?.episode_of?.season,
  );
  if (season) {
    await prefetch(page, episodesQuery(page, title, season.number, cursorIn(searchParams)));
  }
  return title;
}

import { ask, askPages } from '@parde/api-client/query';
import { type Params, redirect } from 'react-router';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { path } from '../../paths.ts';
import { type Cursor, cursorIn, pagedList } from '../../titles/grid/paged-list.ts';
import { selectedSeason } from '../../titles/watch-position.ts';
import { similarList } from './kids-lists.ts';
import { type KidsTitle, loadKidsTitle, requireKidsAge } from './kids-titles.ts';

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
    queryClient.prefetchQuery(similarList(page, title.genres, requireKidsAge(page))),
    facts.signedIn && hasOperation(page, 'getTitleState') && queryClient.prefetchQuery(state),
  ]);
  const season = selectedSeason(
    title.seasons ?? [],
    searchParams.get('season'),
    queryClient.getQueryData(state.queryKey)?.place?.episode_of?.season,
  );
  if (season) {
    const episodes = episodesQuery(page, title, season.number, cursorIn(searchParams));
    await queryClient.prefetchQuery(episodes);
  }
  return title;
}

import type { Series } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { selectedSeason } from '../../titles/watch-position.ts';
import { seasonEpisodes } from './season-episodes.ts';

/** The query may fail without failing the page. */
export async function prefetchEpisodes(
  page: Page,
  { id, seasons }: Series,
  url: URL,
): Promise<void> {
  if (!hasOperation(page, 'listEpisodes')) return;
  const { api, queryClient } = page;
  const state = queryClient.getQueryData(
    ask(api, 'getTitleState', { path: { content_type: 'series', id } }).queryKey,
  );
  const season = selectedSeason(
    seasons,
    url.searchParams.get('season'),
    state?.place?.episode_of?.season,
  );
  if (!season) return;
  await queryClient.prefetchInfiniteQuery(seasonEpisodes(api, id, season.number));
}

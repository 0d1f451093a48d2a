import type { Series } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';
import { selectedSeason } from '../../titles/selected-season.ts';

/** May fail without failing the page. */
export async function prefetchEpisodes(
  { api, queryClient }: Page,
  { id, seasons }: Series,
  url: URL,
): Promise<void> {
  const state = queryClient.getQueryData(
    ask(api, 'getTitleState', { path: { content_type: 'series', id } }).queryKey,
  );
  const season = selectedSeason(
    seasons,
    url.searchParams.get('season'),
    state?.place?.episode_of?.season,
  );
  if (!season) return;
  await queryClient.prefetchInfiniteQuery(
    askPages(api, 'listEpisodes', { path: { id }, query: { season: season.number } }),
  );
}

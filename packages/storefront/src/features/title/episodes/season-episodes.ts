import type { Series } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import type { Page } from '../../../app/page/page.ts';
import { prefetchPages } from '../../../app/page/queries.ts';
import { titleStateQuery } from '../../../titles/title-data.ts';
import { selectedSeason } from '../../../titles/watch-position.ts';

export const seasonEpisodes = (api: Page['api'], id: string, season: number) =>
  askPages(api, 'listEpisodes', { path: { id }, query: { season } });

/** The query may fail without failing the page. */
export async function prefetchEpisodes(
  page: Page,
  { id, seasons }: Series,
  url: URL,
): Promise<void> {
  const { api, queryClient } = page;
  const state = queryClient.getQueryData(titleStateQuery(page, { type: 'series', id }).queryKey);
  const season = selectedSeason(
    seasons,
    url.searchParams.get('season'),
    state?.place?.episode_of?.season,
  );
  if (!season) return;
  await prefetchPages(page, seasonEpisodes(api, id, season.number));
}

/** As many as a phone shows while the content below stays near. */
const rows = 6;

/** So few left over are not worth a click. */
const leftOver = 2;

/** Returns the first range of a season: the viewer's next episode, the one before it, and those that follow. */
export function episodesAtFirst(ids: readonly string[], resumeId?: string) {
  const { length } = ids;
  if (length <= rows + leftOver) return { start: 0, end: length };
  const index = resumeId === undefined ? 0 : ids.indexOf(resumeId);
  const start = Math.min(Math.max(index - 1, 0), length - rows);
  return { start, end: start + rows };
}

import type { QuickResult } from '@parde/api-client';

/**
 * Returns only the best episode of each series, so that one series does not fill the few positions in the search
 * panel.
 */
export function oneOfEachSeries<Result extends Pick<QuickResult, 'episode_of'>>(
  results: readonly Result[],
): readonly Result[] {
  const series = results.map(({ episode_of }) => episode_of?.series.id);
  return results.filter((_, index) => !series[index] || series.indexOf(series[index]) === index);
}

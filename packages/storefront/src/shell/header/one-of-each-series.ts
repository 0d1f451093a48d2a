import type { QuickResult } from '@parde/api-client';

/** The best episode of each: the few places of the box are not for those of one series. */
export function oneOfEachSeries<Result extends Pick<QuickResult, 'episode_of'>>(
  results: readonly Result[],
): readonly Result[] {
  const series = results.map(({ episode_of }) => episode_of?.series.id);
  return results.filter((_, place) => !series[place] || series.indexOf(series[place]) === place);
}

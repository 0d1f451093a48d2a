import type { Episode, TitleType } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { TFunction } from 'i18next';
import { contentId } from '../../content-id.ts';
import { nameOf } from '../../words/names.ts';

/** A title that has files of its own; those of a series are its episodes'. */
export interface DownloadableTitle {
  readonly type: Extract<TitleType, 'movie' | 'episode'>;
  readonly id: string;
}

export const hasFiles = (type: string): type is DownloadableTitle['type'] =>
  type === 'movie' || type === 'episode';

/** From words that anybody may have written. */
export function parseDownloadableTitle(type: string, id: string): DownloadableTitle | undefined {
  return hasFiles(type) && contentId.test(id) ? { type, id } : undefined;
}

/** By its series and its place there: its own name alone says little. */
export function episodeName(
  { series, season, number }: Pick<Episode, 'series' | 'season' | 'number'>,
  locale: Locale,
  t: TFunction<'downloads'>,
): string {
  return t('episodeName', {
    series: nameOf(series, locale),
    season: nameOf(season, locale),
    number,
  });
}

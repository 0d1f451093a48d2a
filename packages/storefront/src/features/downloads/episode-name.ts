import type { Episode } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { TFunction } from 'i18next';
import { nameOf } from '../../words/names.ts';

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

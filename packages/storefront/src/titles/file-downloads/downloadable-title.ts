import type { Episode, TitleType } from '@parde/api-client';
import { formatEpisode, type Locale, ownSeasonName } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import type { TFunction } from 'i18next';
import { contentId } from '../../content-id.ts';
import { nameOf } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';

/** A series has no files of its own. */
export interface DownloadableTitle {
  readonly type: Extract<TitleType, 'movie' | 'episode'>;
  readonly id: string;
}

export const hasFiles = (type: string): type is DownloadableTitle['type'] =>
  type === 'movie' || type === 'episode';

/** From untrusted input. */
export function parseDownloadableTitle(type: string, id: string): DownloadableTitle | undefined {
  return hasFiles(type) && contentId.test(id) ? { type, id } : undefined;
}

/** An episode's own name alone says little, unless it comes from a bill. */
export function episodeName(
  episode: Pick<Episode, 'series' | 'season' | 'number' | 'name_fa' | 'name_en'>,
  locale: Locale,
  t: TFunction<'downloads'>,
): PhrasesData {
  const { series, season, number } = episode;
  if (!series || !season || number === null) return namePhrase(episode, locale);
  const own = ownSeasonName(nameOf(season, locale), season.number);
  return sentence(namePhrase(series, locale), (name) =>
    own
      ? t('episodeName', { series: name, season: own, number })
      : formatEpisode(name, { season: season.number, number }, locale),
  );
}

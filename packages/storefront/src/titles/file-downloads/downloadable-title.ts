import type { Episode, TitleType } from '@parde/api-client';
import { customSeasonName, formatEpisode, type Locale } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import type { TFunction } from 'i18next';
import { contentId } from '../../content-id.ts';
import { nameOf } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';

/** A title that can have files. A series has no files of its own. */
export interface DownloadableTitle {
  readonly type: Extract<TitleType, 'movie' | 'episode'>;
  readonly id: string;
}

export const hasFiles = (type: string): type is DownloadableTitle['type'] =>
  type === 'movie' || type === 'episode';

/** Parses untrusted input. */
export function parseDownloadableTitle(type: string, id: string): DownloadableTitle | undefined {
  return hasFiles(type) && contentId.test(id) ? { type, id } : undefined;
}

/**
 * Adds the series and the season, because an episode's own name says little. An episode that is derived from a bill
 * has them in its name.
 */
export function episodeName(
  episode: Pick<Episode, 'series' | 'season' | 'number' | 'name_fa' | 'name_en'>,
  locale: Locale,
  t: TFunction<'downloads'>,
): PhrasesData {
  const { series, season, number } = episode;
  if (!series || !season || number === null) return namePhrase(episode, locale);
  const own = customSeasonName(nameOf(season, locale), season.number);
  return sentence(namePhrase(series, locale), (name) =>
    own
      ? t('episodeName', { series: name, season: own, number })
      : formatEpisode(name, { season: season.number, number }, locale),
  );
}

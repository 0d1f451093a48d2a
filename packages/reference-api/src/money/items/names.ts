import { formatEpisode } from '@parde/domain';
import type { Title, Titles } from '../../catalogue/title.ts';

type Name = { fa: string; en: string | null };

/**
 * Returns the name on a bill. That of an episode has the series and the number, because the episode's own name does
 * not identify it.
 */
export function nameOf(title: Title, titles: Titles): Name {
  const { season, number, seriesId } = title;
  const series = seriesId === null ? undefined : titles.title('series', seriesId);
  if (!series || season === null || number === null)
    return { fa: title.name_fa, en: title.name_en };
  // An extra is identified by its own name.
  if (season === 0) {
    const en = series.name_en && title.name_en && `${series.name_en}, ${title.name_en}`;
    return { fa: `${series.name_fa}، ${title.name_fa}`, en: en || null };
  }
  return {
    fa: formatEpisode(series.name_fa, title, 'fa'),
    en: series.name_en && formatEpisode(series.name_en, title, 'en'),
  };
}

import { formatEpisode } from '@parde/domain';
import type { Title, Titles } from '../../catalogue/title.ts';

type Name = { fa: string; en: string | null };

/** The name on a bill. An episode's has its series and number, because its own name may be any word. */
export function nameOf(title: Title, titles: Titles): Name {
  const { season, number, seriesId } = title;
  const series = seriesId === null ? undefined : titles.title('series', seriesId);
  if (!series || season === null || number === null)
    return { fa: title.name_fa, en: title.name_en };
  // What is beside the seasons says what it is.
  if (season === 0) {
    const en = series.name_en && title.name_en && `${series.name_en}, ${title.name_en}`;
    return { fa: `${series.name_fa}، ${title.name_fa}`, en: en || null };
  }
  return {
    fa: formatEpisode(series.name_fa, title, 'fa'),
    en: series.name_en && formatEpisode(series.name_en, title, 'en'),
  };
}

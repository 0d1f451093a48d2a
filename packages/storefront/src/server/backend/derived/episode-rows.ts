import type { DownloadRow, EpisodeItem, Season } from '@parde/api-client';
import { foldDigits, formatNumber } from '@parde/domain';
import { accessOf, type TitleFacts } from './title-facts.ts';

/** The contract's number 0, for episodes outside the seasons or without a known season. */
const noSeason = 0;

type Named = Pick<DownloadRow, 'name' | 'name_en'>;

/** Reads season and number from an episode's name in a bill. Section 7 has no other source for them. */
export function readEpisodeNumbers({ name, name_en }: Named): {
  season: number;
  number: number | null;
} {
  const text = foldDigits(`${name} ${name_en ?? ''}`);
  const season = /(?:فصل|season)\s*(\d{1,3})(?!\d)/i.exec(text)?.[1];
  const number = /(?:قسمت|episode)\s*(\d{1,4})(?!\d)/i.exec(text)?.[1];
  return {
    season: season === undefined ? noSeason : Number(season),
    number: number === undefined ? null : Number(number),
  };
}

/** Returns one item for each id, because an episode has a row for each of its files. */
export function episodesOf(facts: TitleFacts): EpisodeItem[] {
  const rows = new Map<string, DownloadRow>();
  for (const row of facts.cart?.downloads ?? []) {
    if (row.type === 'episode') rows.set(row.id, row);
  }
  const access = accessOf(facts);
  return inOrder(
    [...rows.values()].map((row) => ({
      id: row.id,
      ...readEpisodeNumbers(row),
      name_fa: row.name,
      name_en: row.name_en ?? null,
      summary_fa: '',
      summary_en: null,
      duration_minutes: null,
      picture: null,
      air_date: null,
      access,
      badge: null,
    })),
  );
}

/** Sorts by season and number. Episodes without them come last. */
function inOrder(episodes: EpisodeItem[]): EpisodeItem[] {
  return episodes.toSorted(
    (one, other) =>
      orderOf(one.season) - orderOf(other.season) || (one.number ?? last) - (other.number ?? last),
  );
}

const last = 10_000;
const orderOf = (season: number): number => (season === noSeason ? last : season);

export function seasonsOf(episodes: readonly EpisodeItem[]): Season[] {
  const counts = new Map<number, number>();
  for (const { season } of episodes) counts.set(season, (counts.get(season) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other))
    .map(([number, episode_count]) => ({
      number,
      ...seasonName(number, counts.size === 1),
      year: null,
      episode_count,
    }));
}

function seasonName(number: number, isOnly: boolean): Pick<Season, 'name_fa' | 'name_en'> {
  if (number !== noSeason) {
    return { name_fa: `فصل ${formatNumber(number, 'fa')}`, name_en: `Season ${number}` };
  }
  return isOnly
    ? { name_fa: 'همهٔ قسمت‌ها', name_en: 'All episodes' }
    : { name_fa: 'قسمت‌های دیگر', name_en: 'Other episodes' };
}

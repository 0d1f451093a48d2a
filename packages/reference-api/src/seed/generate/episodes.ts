import { type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { day, midnight } from '../../catalogue/tehran.ts';
import type { Rows } from '../rows.ts';
import type { Work } from '../work.ts';
import { episodeNames, episodePlots } from './episode-names.ts';
import type { Land } from './lands.ts';
import { one } from './namer.ts';
import type { Airing, Run } from './run.ts';
import { wordsOf } from './stories.ts';
import { createSheet, headline, type Pair } from './template.ts';

const persian = (number: number) => number.toLocaleString('fa', { useGrouping: false });

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم', 'دهم'];
const englishOrdinals = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

function seasonName(number: number): Pair {
  if (number === 0) return ['ویژه‌ها', 'Specials'];
  return [
    `فصل ${ordinals[number - 1] ?? persian(number)}`,
    `Season ${englishOrdinals[number - 1] ?? number}`,
  ];
}

const extras: readonly Pair[] = [
  ['پشت صحنه', 'The making of'],
  ['گفت‌وگو با عوامل', 'The makers talk'],
  ['صحنه‌های حذف‌شده', 'Deleted scenes'],
  ['خلاصهٔ آنچه گذشت', 'The story so far'],
];

type Making = {
  seed: number;
  today: number;
  work: Work;
  land: Land;
  run: Run;
  /** By hand, for the first ones. */
  names?: readonly Pair[];
};

export function addEpisodes(
  rows: Rows,
  { seed, today, work, land, run, names = [] }: Making,
): void {
  const random = seededRandom(`${seed}/episodes/${work.id}`);
  const numbered = names.length === 0 && (run.airings.length > 160 || random.maybe(0.4));
  const name = nameMaker(random, land);
  const seasons = new Set<number>();
  for (const airing of run.airings) {
    if (!seasons.has(airing.season)) {
      seasons.add(airing.season);
      const [name_fa, name_en] = seasonName(airing.season);
      const year = new Date(midnight(airing.airsAt) + day / 2).getUTCFullYear();
      rows.seasons.push({ series_id: work.id, number: airing.season, name_fa, name_en, year });
    }
    const told = givenName(airing, names) ?? (numbered ? numberName(airing) : name());
    addEpisode(rows, { random, today, work, land, run }, airing, told, numbered);
  }
}

function givenName({ season, number }: Airing, names: readonly Pair[]): Pair | undefined {
  if (season === 0) return extras[number - 1];
  return season === 1 ? names[number - 1] : undefined;
}

const numberName = ({ number }: Airing): Pair => [`قسمت ${persian(number)}`, `Episode ${number}`];

/** Names of their own for the episodes of one series, each of them once. */
function nameMaker(random: SeededRandom, land: Land): () => Pair {
  const used = new Set<string>();
  const words = wordsOf(land, random.maybe(0.5));
  return () => {
    for (;;) {
      const [fa, en] = createSheet(random, words).fill(one(random, episodeNames));
      if (used.has(fa)) continue;
      used.add(fa);
      return [fa, headline(en)];
    }
  };
}

type Written = Omit<Making, 'seed' | 'names'> & { random: SeededRandom };

function addEpisode(
  rows: Rows,
  making: Written,
  { season, number, airsAt }: Airing,
  [name_fa, name_en]: Pair,
  numbered: boolean,
): void {
  const { random, today, work, run } = making;
  const announced = airsAt > today + day;
  const summary = plotOf(making, season > 0 && random.maybe(numbered ? 0.08 : 0.5));
  rows.episodes.push({
    id: `${work.id}-${season}-${number}`,
    series_id: work.id,
    season,
    number,
    name_fa,
    name_en: !numbered && random.maybe(0.04) ? null : name_en,
    ...summary,
    minutes: announced ? null : Math.max(4, run.minutes + random.whole(-4, 5)),
    air_at: airsAt,
    added_at: Math.min(airsAt, today),
    popularity: Math.round((work.popularity * random.between(0.3, 0.8)) / (1 + number / 30)),
    ...saleOf(work, season, number),
    has_picture: random.maybe(announced ? 0.3 : 0.88) ? 1 : 0,
    ...starsOf(random, announced ? null : work.rating),
  });
}

function plotOf({ random, land }: Written, told: boolean) {
  if (!told) return { summary_fa: '', summary_en: null };
  const sheet = createSheet(random, wordsOf(land, random.maybe(0.5)));
  const [summary_fa, english] = sheet.fill(one(random, episodePlots));
  return { summary_fa, summary_en: random.maybe(0.6) ? english : null };
}

/** The first episode of what is sold or asks for a subscription is often there to try. */
function saleOf(work: Work, season: number, number: number) {
  const toTry = season <= 1 && number === 1 && work.popularity % 3 === 0;
  if (work.access === 'free' || season === 0 || toTry) {
    return { access: 'free', price: null } as const;
  }
  return typeof work.access === 'number'
    ? ({ access: 'paid', price: work.episodePrice ?? null } as const)
    : { access: work.access, price: null };
}

function starsOf(random: SeededRandom, rating: Work['rating']) {
  const rating_count = Math.round((rating?.[1] ?? 0) * random.between(0, 0.08));
  const average = Math.min(9.8, (rating?.[0] ?? 0) + random.between(-0.6, 0.8));
  return { rating_sum: Math.round(average * rating_count), rating_count };
}

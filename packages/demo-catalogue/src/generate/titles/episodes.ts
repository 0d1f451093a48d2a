import type { Episode, Season, Title } from '../../catalogue.ts';
import type { Land, Pair } from '../../data/entries.ts';
import { type SeededRandom, seededRandom } from '../../seeded-random.ts';
import { day, midnight, moment } from '../days.ts';
import type { Library } from '../library.ts';
import { one } from '../namer.ts';
import { persianDigits } from '../persian.ts';
import type { Airing, Run } from '../run.ts';
import { createSheet, headline } from '../template.ts';
import type { Work } from './work.ts';

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
    `فصل ${ordinals[number - 1] ?? persianDigits(number)}`,
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
  library: Library;
  work: Work;
  land: Land;
  run: Run;
  /** Hand-written names for the first episodes. */
  names?: readonly Pair[] | undefined;
};

export function seasonsOf({ seed, names = [], ...making }: Making): Season[] {
  const { work, land, run, library } = making;
  const random = seededRandom(`${seed}/episodes/${work.id}`);
  const numbered = names.length === 0 && (run.airings.length > 160 || random.maybe(0.4));
  const name = nameMaker(random, library, land);
  const seasons = new Map<number, OpenSeason>();
  for (const airing of run.airings) {
    const season = seasons.get(airing.season) ?? seasonOf(airing);
    seasons.set(airing.season, season);
    const episodeName = givenName(airing, names) ?? (numbered ? numberName(airing) : name());
    season.episodes.push(episodeOf({ random, ...making }, airing, episodeName, numbered));
  }
  return [...seasons.values()];
}

type OpenSeason = Omit<Season, 'episodes'> & { episodes: Episode[] };

function seasonOf({ season: number, airsAt }: Airing): OpenSeason {
  const [name_fa, name_en] = seasonName(number);
  const year = new Date(midnight(airsAt) + day / 2).getUTCFullYear();
  return { number, name_fa, name_en, year, episodes: [] };
}

function givenName({ season, number }: Airing, names: readonly Pair[]): Pair | undefined {
  if (season === 0) return extras[number - 1];
  return season === 1 ? names[number - 1] : undefined;
}

const numberName = ({ number }: Airing): Pair => [
  `قسمت ${persianDigits(number)}`,
  `Episode ${number}`,
];

/** Returns a function that makes unique names for the episodes of one series. */
function nameMaker(random: SeededRandom, { data, vocabularyOf }: Library, land: Land): () => Pair {
  const used = new Set<string>();
  const words = vocabularyOf(land, random.maybe(0.5));
  return () => {
    for (;;) {
      const [fa, en] = createSheet(random, words).fill(one(random, data.episodes.names));
      if (used.has(fa)) continue;
      used.add(fa);
      return [fa, headline(en)];
    }
  };
}

type Written = Omit<Making, 'seed' | 'names'> & { random: SeededRandom };

function episodeOf(
  making: Written,
  { season, number, airsAt }: Airing,
  [name_fa, name_en]: Pair,
  numbered: boolean,
): Episode {
  const { random, today, work, run } = making;
  const announced = airsAt > today + day;
  const summary = plotOf(making, season > 0 && random.maybe(numbered ? 0.08 : 0.5));
  return {
    number,
    name_fa,
    name_en,
    ...summary,
    minutes: announced ? null : Math.max(4, run.minutes + random.integer(-4, 5)),
    aired: moment(airsAt),
    ...(airsAt > today && { added: moment(today) }),
    popularity: Math.round((work.popularity * random.between(0.3, 0.8)) / (1 + number / 30)),
    ...saleOf(work, season, number),
    ...(!random.maybe(announced ? 0.3 : 0.88) && { picture: null }),
    rating: ratingOf(random, announced ? null : work.rating),
  };
}

function plotOf({ random, land, library }: Written, episodeName: boolean) {
  if (!episodeName) return {};
  const sheet = createSheet(random, library.vocabularyOf(land, random.maybe(0.5)));
  const [summary_fa, summary_en] = sheet.fill(one(random, library.data.episodes.plots));
  return { summary_fa, summary_en };
}

/** The first episode of a series that is sold or needs a subscription is often free. */
function saleOf(work: Work, season: number, number: number): Pick<Episode, 'access' | 'price'> {
  const toTry = season <= 1 && number === 1 && work.popularity % 3 === 0;
  if (work.access === 'free' || season === 0 || toTry) return { access: 'free' };
  return work.access === 'paid'
    ? { access: 'paid', price: work.episode_price }
    : { access: work.access };
}

function ratingOf(random: SeededRandom, rating: Title['rating']): Episode['rating'] {
  const count = Math.round((rating?.count ?? 0) * random.between(0, 0.08));
  const average = Math.min(9.8, (rating?.average ?? 0) + random.between(-0.6, 0.8));
  return count > 0 ? { average, count } : null;
}

import type { Artwork } from '../artwork.ts';
import type { Title } from '../catalogue.ts';
import type { Land } from '../data/entries.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Story } from './library.ts';
import { one } from './namer.ts';
import type { Work } from './titles/work.ts';

export function artOf(random: SeededRandom, story: Story): Artwork {
  return [one(random, story.scenes), one(random, story.mood.palettes)];
}

export function ageOf(random: SeededRandom, genres: readonly string[]): Work['age'] {
  const has = (...keys: string[]) => keys.some((key) => genres.includes(key));
  const ages = (list: readonly Work['age'][]) => one(random, list);
  if (has('kids')) return ages([0, 0, 0, 7]);
  if (has('horror')) return ages([15, 15, 18]);
  if (has('crime', 'thriller', 'war')) return ages([12, 15, 15, 18]);
  if (has('documentary', 'music', 'sport')) return ages([0, 0, 7, 12]);
  if (has('comedy', 'family')) return ages([0, 0, 7, 12]);
  return ages([7, 12, 12, 15]);
}

const prices = [19, 25, 29, 35, 39, 45, 49, 59, 69, 79, 89, 120] as const;

export function saleOf(
  random: SeededRandom,
  genres: readonly string[],
): Pick<Work, 'access' | 'price'> {
  const roll = random.between(0, 1);
  // A child without a subscription finds titles, too.
  if (genres.includes('kids') && roll > 0.32 && roll < 0.64) return { access: 'free' };
  if (roll < 0.64) return { access: 'subscription' };
  if (roll < 0.77) return { access: 'free' };
  return roll < 0.93
    ? { access: 'paid', price: random.pick(prices) * 1000 }
    : { access: 'operator' };
}

/** Most titles have an average rating by hundreds of viewers, a few are popular with many, and some have none. */
export function ratingOf(random: SeededRandom): Title['rating'] {
  if (random.maybe(0.03)) return null;
  const average = 4.4 + 2.4 * random.between(0, 1) + 2.4 * random.between(0, 1);
  const count = Math.round(6 * 10 ** (random.between(0, 1) ** 1.4 * 3.5));
  return { average: Math.round(average * 10) / 10, count };
}

/** Audio descriptions and captions are made mostly in Persian, so only Persian titles have them. */
export function accessOf(
  random: SeededRandom,
  { type, languages, dubbed, listed = true }: Work,
): Pick<Title, 'audio_description' | 'captions'> {
  const isPersian = listed && type !== 'video' && (dubbed || languages.includes('fa'));
  return {
    ...(isPersian && random.maybe(0.14) && { audio_description: true }),
    ...(isPersian && random.maybe(0.38) && { captions: ['fa'] }),
  };
}

type AudioFacts = Pick<Work, 'countries' | 'languages' | 'subtitles' | 'dubbed'>;

const minorityLanguages = ['az', 'ku', 'ar'];
const translations = ['en', 'fr', 'de', 'ar', 'tr'];

export function audioFactsOf(random: SeededRandom, land: Land, kids: boolean): AudioFacts {
  if (land.country === 'IR') {
    const other = random.maybe(0.06) ? [one(random, minorityLanguages)] : [];
    const abroad = random.maybe(0.04) ? [one(random, ['FR', 'DE', 'AF', 'TJ', 'TR'])] : [];
    return {
      countries: ['IR', ...abroad],
      languages: [...other, 'fa'],
      subtitles: translations.filter((_, index) => random.maybe(index === 0 ? 0.55 : 0.08)),
      dubbed: false,
    };
  }
  const dubbed = kids || random.maybe(0.58);
  const english = land.languages.includes('en') ? [] : ['en'];
  return {
    countries: [land.country],
    languages: land.languages,
    subtitles: !dubbed || random.maybe(0.7) ? ['fa', ...english] : [],
    dubbed,
  };
}

import type { Artwork, PaletteName, SeededRandom } from '@parde/demo-catalogue';
import type { GenreKey, LanguageCode } from '../vocabulary.ts';
import type { Age, Way, Work } from '../work.ts';
import type { Land } from './lands.ts';
import { one } from './namer.ts';
import type { Mood } from './stories/tails.ts';
import type { Story } from './stories.ts';

const palettes: Record<Mood, readonly PaletteName[]> = {
  warm: [
    'dusk',
    'saffron',
    'sage',
    'lavender',
    'clay',
    'rose',
    'mustard',
    'peach',
    'amber',
    'turquoise',
    'snow',
  ],
  light: [
    'peach',
    'mint',
    'saffron',
    'cobalt',
    'turquoise',
    'mustard',
    'rose',
    'violet',
    'lavender',
  ],
  child: ['mint', 'peach', 'cobalt', 'turquoise', 'lavender', 'emerald', 'saffron'],
  dark: ['lapis', 'steel', 'ember', 'neon', 'petrol', 'moon', 'violet', 'ice', 'amber', 'cobalt'],
  grand: [
    'rust',
    'dusk',
    'pomegranate',
    'emerald',
    'lapis',
    'saffron',
    'snow',
    'turquoise',
    'violet',
  ],
  stage: ['amber', 'violet', 'cobalt', 'emerald', 'rose', 'rust', 'neon', 'turquoise', 'dusk'],
  true: ['sage', 'emerald', 'clay', 'mustard', 'ice', 'turquoise', 'amber', 'rust', 'moon'],
};

export function artOf(random: SeededRandom, story: Story): Artwork {
  return [one(random, story.scenes), one(random, palettes[story.mood])];
}

export function ageOf(random: SeededRandom, genres: readonly GenreKey[]): Age {
  const has = (...keys: GenreKey[]) => keys.some((key) => genres.includes(key));
  const ages = (list: readonly Age[]) => one(random, list);
  if (has('kids')) return ages([0, 0, 0, 7]);
  if (has('horror')) return ages([15, 15, 18]);
  if (has('crime', 'thriller', 'war')) return ages([12, 15, 15, 18]);
  if (has('documentary', 'music', 'sport')) return ages([0, 0, 7, 12]);
  if (has('comedy', 'family')) return ages([0, 0, 7, 12]);
  return ages([7, 12, 12, 15]);
}

const prices = [19, 25, 29, 35, 39, 45, 49, 59, 69, 79, 89, 120] as const;

export function wayOf(random: SeededRandom): Way {
  const way = random.between(0, 1);
  if (way < 0.64) return 'subscription';
  if (way < 0.77) return 'free';
  return way < 0.93 ? random.pick(prices) * 1000 : 'operator';
}

/** Most titles have a fair rating by hundreds; a few are loved by many, some have none. */
export function ratingOf(random: SeededRandom): Work['rating'] {
  if (random.maybe(0.03)) return null;
  const average = 4.4 + 2.4 * random.between(0, 1) + 2.4 * random.between(0, 1);
  const count = Math.round(6 * 10 ** (random.between(0, 1) ** 1.4 * 3.5));
  return [Math.round(average * 10) / 10, count];
}

type Heard = Pick<Work, 'countries' | 'languages' | 'subtitles' | 'dubbed'>;

const besidePersian: readonly LanguageCode[] = ['az', 'ku', 'ar'];
const translations: readonly LanguageCode[] = ['en', 'fr', 'de', 'ar', 'tr'];

export function heardOf(random: SeededRandom, land: Land, kids: boolean): Heard {
  if (land.country === 'IR') {
    const other = random.maybe(0.06) ? [one(random, besidePersian)] : [];
    const abroad = random.maybe(0.04) ? [one(random, ['FR', 'DE', 'AF', 'TJ', 'TR'] as const)] : [];
    return {
      countries: ['IR', ...abroad],
      languages: [...other, 'fa'],
      subtitles: translations.filter((_, place) => random.maybe(place === 0 ? 0.55 : 0.08)),
      dubbed: false,
    };
  }
  const dubbed = kids || random.maybe(0.58);
  const english = land.languages.includes('en') ? [] : (['en'] as const);
  return {
    countries: [land.country],
    languages: land.languages,
    subtitles: !dubbed || random.maybe(0.7) ? ['fa', ...english] : [],
    dubbed,
  };
}

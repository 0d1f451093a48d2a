import type { Land } from '../../data/entries.ts';
import { type SeededRandom, seededRandom } from '../../seeded-random.ts';
import { castOf, type Troupe } from '../casting.ts';
import { day, startOf } from '../days.ts';
import { ageOf, artOf, audioFactsOf, ratingOf, saleOf } from '../facts.ts';
import { watchedBy } from '../hand-written.ts';
import type { Library, Story } from '../library.ts';
import { type createNamer, one } from '../namer.ts';
import { textsOf, type Work } from './work.ts';

export type Studio = {
  /** The prefix of every random key, so that another seed makes another catalogue. */
  seed: number;
  today: number;
  library: Library;
  namer: ReturnType<typeof createNamer>;
  troupe: Troupe;
};

const firstId = 5001;

export function landOf(
  random: SeededRandom,
  { iran, foreignLands }: Library,
  iranianShare: number,
): Land {
  if (random.maybe(iranianShare)) return iran;
  const all = foreignLands.flatMap((land) => Array.from({ length: land.share }, () => land));
  return one(random, all);
}

/**
 * Returns the stories wanted for a country, and all stories that fit it. For Iran, the wanted ones are often those
 * set only in Iran.
 */
export function storiesFor(
  random: SeededRandom,
  { stories }: Library,
  land: Land,
): [wanted: readonly Story[], others: readonly Story[]] {
  const fitting =
    land.country === 'IR' ? stories : stories.filter(({ only_in_iran }) => !only_in_iran);
  const own = stories.filter(({ only_in_iran }) => only_in_iran);
  return [land.country === 'IR' && random.maybe(0.3) ? own : fitting, fitting];
}

export function makeFilms(count: number, studio: Studio): Work[] {
  const { data, iran } = studio.library;
  for (const { name_fa } of data.curiousNames) studio.namer.reserve(name_fa);
  return Array.from({ length: count }, (_, index) => {
    const id = String(firstId + index);
    const curious = data.curiousNames[index];
    if (!curious) return filmOf(id, studio);
    const film = filmOf(id, studio, iran);
    // These films rank behind the others, because their odd names would make the start of a list look wrong.
    const rank = { addedAt: studio.today - 300 * day, popularity: 10 };
    return { ...film, ...rank, ...curious, genres: ['drama'], age: 7 };
  });
}

function filmOf(id: string, { seed, today, library, namer, troupe }: Studio, only?: Land): Work {
  const telling = seededRandom(`${seed}/film/${id}`);
  const land = only ?? landOf(telling, library, 0.62);
  const namedStory = namer.createStory(...storiesFor(telling, library, land), land, telling);
  // The facts have their own random key, so that a different story does not change them.
  const random = seededRandom(`${seed}/film/${id}/facts`);
  const { genres } = namedStory.story;
  const company = troupe.company(land.country);
  const soon = random.maybe(0.018);
  const daysHere = soon
    ? random.integer(1, 30)
    : Math.round(2300 * random.between(0, 1) ** 1.5) + 1;
  const releasedAt = soon
    ? today + random.integer(3, 200) * day
    : releaseOf(random, today, daysHere);
  const rating = soon ? null : ratingOf(random);
  return {
    ...audioFactsOf(random, land, genres.includes('kids')),
    type: 'movie',
    id,
    ...textsOf(id, namedStory, library),
    year: new Date(releasedAt + day / 4).getUTCFullYear(),
    minutes: minutesOf(random, genres),
    age: ageOf(random, genres),
    rating,
    genres,
    directors: castOf(random, company.directors, random.maybe(0.06) ? 2 : 1),
    actors: genres.includes('documentary')
      ? castOf(random, company.actors, random.integer(0, 2))
      : castOf(random, company.actors, random.integer(3, 9)),
    ...saleOf(random, genres),
    exclusive: random.maybe(0.08),
    releasedAt,
    addedAt: today - daysHere * day + day / 3,
    popularity: watchedBy(id, rating?.count ?? 0, daysHere),
    best_quality: qualityOf(random),
    downloadable: !random.maybe(0.06),
    art: artOf(random, namedStory.story),
    ...(random.maybe(0.015) && { poster: null }),
    ...(random.maybe(0.01) && { backdrop: null }),
    trailer_id: random.maybe(0.4) ? `t-${id}` : null,
  };
}

function qualityOf(random: SeededRandom): Work['best_quality'] {
  const [is2160, is720] = [random.maybe(0.22), random.maybe(0.07)];
  if (is2160) return '2160p';
  return is720 ? '720p' : '1080p';
}

/** Returns the date of the cinema release, which may be long before the title was added. */
function releaseOf(random: SeededRandom, today: number, daysHere: number): number {
  const earlier = Math.round(60 + 14_000 * random.between(0, 1) ** 3.2);
  const moment = today - (daysHere + earlier) * day;
  return startOf(new Date(moment).toISOString().slice(0, 10));
}

function minutesOf(random: SeededRandom, genres: readonly string[]): number {
  if (random.maybe(0.05)) return random.integer(8, 35);
  if (genres.includes('documentary')) return random.integer(48, 98);
  if (genres.includes('kids')) return random.integer(62, 98);
  return random.maybe(0.04) ? random.integer(150, 212) : random.integer(82, 138);
}

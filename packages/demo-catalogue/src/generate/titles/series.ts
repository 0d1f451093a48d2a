import type { Land } from '../../data/entries.ts';
import { type SeededRandom, seededRandom } from '../../seeded-random.ts';
import { castOf } from '../casting.ts';
import { day, midnight } from '../days.ts';
import { ageOf, artOf, audioFactsOf, ratingOf, saleOf } from '../facts.ts';
import { watchedBy } from '../hand-written.ts';
import { type Run, runOf } from '../run.ts';
import { landOf, type Studio, storiesFor } from './films.ts';
import { textsOf, type Work } from './work.ts';

const firstId = 3101;

export type Serial = { work: Work; land: Land; run: Run };

type Span = readonly [least: number, most: number];
type Kind = { seasons: Span; episodes: Span; pace: number; minutes: Span };

/** Kinds of series: seasons, episodes per season, and days between episodes. */
const kinds = {
  mini: { seasons: [1, 1], episodes: [6, 15], pace: 7, minutes: [38, 58] },
  seasonal: { seasons: [2, 6], episodes: [8, 24], pace: 7, minutes: [24, 52] },
  long: { seasons: [3, 8], episodes: [24, 40], pace: 3, minutes: [40, 75] },
  daily: { seasons: [5, 9], episodes: [40, 60], pace: 1, minutes: [20, 45] },
} as const satisfies Record<string, Kind>;

function kindOf(random: SeededRandom): keyof typeof kinds {
  const kind = random.between(0, 1);
  if (kind < 0.3) return 'mini';
  if (kind < 0.68) return 'seasonal';
  return kind < 0.9 ? 'long' : 'daily';
}

export function makeSeries(count: number, size: 'full' | 'small', studio: Studio): Serial[] {
  return Array.from({ length: count }, (_, index) => serialOf(index, size, studio));
}

function serialOf(index: number, size: 'full' | 'small', studio: Studio): Serial {
  const { seed, today, library, namer, troupe } = studio;
  const id = String(firstId + index);
  const random = seededRandom(`${seed}/series/${id}`);
  const land = landOf(random, library, 0.45);
  const namedStory = namer.createStory(...storiesFor(random, library, land), land, random);
  // The episode counts have their own random key, so that a different text does not change them.
  const facts = seededRandom(`${seed}/series/${id}/run`);
  const { genres } = namedStory.story;
  const company = troupe.company(land.country);
  const kind: Kind = kinds[size === 'small' ? 'mini' : kindOf(facts)];
  const run = runOf(facts, today, {
    // The first series are still running, so that there are always new episodes.
    isRunning: index < 6 || facts.maybe(0.16),
    announced: index === 6 || facts.maybe(0.012),
    seasons: Array.from({ length: facts.integer(...kind.seasons) }, () =>
      facts.integer(...kind.episodes),
    ),
    extras: facts.maybe(0.1) ? facts.integer(1, 4) : 0,
    pace: kind.pace,
    minutes: facts.integer(...kind.minutes),
  });
  const rating = run.airsAt > today ? null : ratingOf(facts);
  const sale: ReturnType<typeof saleOf> =
    index < 3 ? { access: 'paid', price: 129_000 } : saleOf(facts, genres);
  const daysHere = run.isRunning ? facts.integer(1, 300) : facts.integer(10, 2000);
  return {
    land,
    run,
    work: {
      ...audioFactsOf(facts, land, genres.includes('kids')),
      type: 'series',
      id,
      ...textsOf(id, namedStory, library),
      year: yearOf(run.airsAt),
      last_year: run.isRunning ? null : yearOf(run.endsAt),
      age: ageOf(facts, genres),
      rating,
      genres,
      directors: castOf(facts, company.directors, facts.maybe(0.25) ? 2 : 1),
      actors: castOf(facts, company.actors, facts.integer(4, 11)),
      ...sale,
      ...(sale.price && {
        price: sale.price * 2,
        episode_price: 8000 + 2000 * facts.integer(0, 4),
      }),
      exclusive: facts.maybe(0.14),
      releasedAt: run.airsAt,
      addedAt: Math.min(today - daysHere * day + day / 3, Math.max(run.airsAt, today - 30 * day)),
      popularity: 2 * watchedBy(id, rating?.count ?? 0, daysHere),
      best_quality: facts.maybe(0.2) ? '2160p' : '1080p',
      art: artOf(facts, namedStory.story),
      ...(facts.maybe(0.015) && { poster: null }),
      trailer_id: facts.maybe(0.5) ? `t-${id}` : null,
    },
  };
}

const yearOf = (moment: number) => new Date(midnight(moment) + day / 2).getUTCFullYear();

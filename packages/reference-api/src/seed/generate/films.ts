import { type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { day } from '../../catalogue/tehran.ts';
import { curiousNames } from '../curious-names.ts';
import { watchedBy } from '../hand-written.ts';
import { startOf, type Work } from '../work.ts';
import { castOf, type Troupe } from './casting.ts';
import { ageOf, artOf, heardOf, ratingOf, wayOf } from './facts.ts';
import { foreignLands, iranian, type Land } from './lands.ts';
import { type createNamer, one } from './namer.ts';
import { type Story, stories } from './stories.ts';

export type Studio = {
  /** The prefix of every random key, so that another seed makes another catalogue. */
  seed: number;
  today: number;
  namer: ReturnType<typeof createNamer>;
  troupe: Troupe;
};

const firstId = 5001;

export function landOf(random: SeededRandom, iranianShare: number): Land {
  if (random.maybe(iranianShare)) return iranian;
  const all = foreignLands.flatMap((land) => Array.from({ length: land.share }, () => land));
  return one(random, all);
}

/** Stories for a country; in Iran, half of them are only for Iran. */
export function storiesFor(random: SeededRandom, land: Land): readonly Story[] {
  if (land.country !== 'IR') return stories.filter((story) => !story.iranian);
  return random.maybe(0.3) ? stories.filter((story) => story.iranian) : stories;
}

export function makeFilms(count: number, studio: Studio): Work[] {
  for (const [fa] of curiousNames) studio.namer.keep(fa);
  return Array.from({ length: count }, (_, place) => {
    const film = filmOf(String(firstId + place), studio);
    const [fa, en, summary, art] = curiousNames[place] ?? [];
    if (!(fa && summary && art)) return film;
    const here = heardOf(seededRandom(film.id), iranian, false);
    return {
      ...film,
      ...here,
      fa,
      en: en ?? null,
      summary,
      summaryEn: null,
      art,
      genres: ['drama'],
      age: 7,
    };
  });
}

function filmOf(id: string, { seed, today, namer, troupe }: Studio): Work {
  const random = seededRandom(`${seed}/film/${id}`);
  const land = landOf(random, 0.62);
  const choices = storiesFor(random, land);
  const story = one(random, choices);
  const told = namer.tell([story], choices, land, random);
  const { genres } = told.story;
  const company = troupe.company(land.country);
  const soon = random.maybe(0.018);
  const daysHere = soon ? random.whole(1, 30) : Math.round(2300 * random.between(0, 1) ** 1.5) + 1;
  const releasedAt = soon ? today + random.whole(3, 200) * day : releaseOf(random, today, daysHere);
  const rating = soon ? null : ratingOf(random);
  return {
    ...heardOf(random, land, genres.includes('kids')),
    type: 'movie',
    id,
    fa: told.name[0],
    en: land.country === 'IR' && random.maybe(0.09) ? null : told.name[1],
    summary: told.summary,
    summaryEn: random.maybe(land.country === 'IR' ? 0.55 : 0.75) ? told.summaryEn : null,
    year: new Date(releasedAt + day / 4).getUTCFullYear(),
    seconds: minutesOf(random, genres) * 60,
    age: ageOf(random, genres),
    rating,
    genres,
    by: castOf(random, company.directors, random.maybe(0.06) ? 2 : 1),
    cast: genres.includes('documentary')
      ? castOf(random, company.actors, random.whole(0, 2))
      : castOf(random, company.actors, random.whole(3, 9)),
    access: wayOf(random),
    exclusive: random.maybe(0.08),
    releasedAt,
    addedAt: today - daysHere * day + day / 3,
    popularity: watchedBy(id, rating?.[1] ?? 0, daysHere),
    uhd: random.maybe(0.22),
    hd: !random.maybe(0.07),
    downloadable: !random.maybe(0.06),
    art: artOf(random, told.story),
    poster: !random.maybe(0.015),
    backdrop: !random.maybe(0.01),
    trailerId: random.maybe(0.4) ? `t-${id}` : null,
  };
}

/** The cinema release, sometimes long before this one. */
function releaseOf(random: SeededRandom, today: number, daysHere: number): number {
  const earlier = Math.round(60 + 14_000 * random.between(0, 1) ** 3.2);
  const moment = today - (daysHere + earlier) * day;
  return startOf(new Date(moment).toISOString().slice(0, 10));
}

function minutesOf(random: SeededRandom, genres: Work['genres']): number {
  if (random.maybe(0.05)) return random.whole(8, 35);
  if (genres.includes('documentary')) return random.whole(48, 98);
  if (genres.includes('kids')) return random.whole(62, 98);
  return random.maybe(0.04) ? random.whole(150, 212) : random.whole(82, 138);
}

import { day } from '../../catalogue/tehran.ts';
import { type Chance, chanceOf } from '../../pictures/chance.ts';
import { curiousNames } from '../curious-names.ts';
import { watchedBy } from '../hand-written.ts';
import { startOf, type Work } from '../work.ts';
import { castOf, type Troupe } from './casting.ts';
import { ageOf, artOf, heardOf, ratingOf, wayOf } from './facts.ts';
import { foreignLands, iranian, type Land } from './lands.ts';
import { type createNamer, one } from './namer.ts';
import { type Story, stories } from './stories.ts';

export type Studio = {
  /** Begins the key of every chance, so that another seed makes another catalogue. */
  seed: number;
  today: number;
  namer: ReturnType<typeof createNamer>;
  troupe: Troupe;
};

const firstId = 5001;

export function landOf(chance: Chance, iranianShare: number): Land {
  if (chance.maybe(iranianShare)) return iranian;
  const all = foreignLands.flatMap((land) => Array.from({ length: land.share }, () => land));
  return one(chance, all);
}

/** What can be told in a country; in Iran, half is what could be told nowhere else. */
export function storiesFor(chance: Chance, land: Land): readonly Story[] {
  if (land.country !== 'IR') return stories.filter((story) => !story.iranian);
  return chance.maybe(0.3) ? stories.filter((story) => story.iranian) : stories;
}

export function makeFilms(count: number, studio: Studio): Work[] {
  for (const [fa] of curiousNames) studio.namer.keep(fa);
  return Array.from({ length: count }, (_, place) => {
    const film = filmOf(String(firstId + place), studio);
    const [fa, en, summary, art] = curiousNames[place] ?? [];
    if (!(fa && summary && art)) return film;
    const here = heardOf(chanceOf(film.id), iranian, false);
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
  const chance = chanceOf(`${seed}/film/${id}`);
  const land = landOf(chance, 0.62);
  const choices = storiesFor(chance, land);
  const story = one(chance, choices);
  const told = namer.tell([story], choices, land, chance);
  const { genres } = told.story;
  const company = troupe.company(land.country);
  const soon = chance.maybe(0.018);
  const daysHere = soon ? chance.whole(1, 30) : Math.round(2300 * chance.between(0, 1) ** 1.5) + 1;
  const releasedAt = soon ? today + chance.whole(3, 200) * day : releaseOf(chance, today, daysHere);
  const rating = soon ? null : ratingOf(chance);
  return {
    ...heardOf(chance, land, genres.includes('kids')),
    type: 'movie',
    id,
    fa: told.name[0],
    en: land.country === 'IR' && chance.maybe(0.09) ? null : told.name[1],
    summary: told.summary,
    summaryEn: chance.maybe(land.country === 'IR' ? 0.55 : 0.75) ? told.summaryEn : null,
    year: new Date(releasedAt + day / 4).getUTCFullYear(),
    seconds: minutesOf(chance, genres) * 60,
    age: ageOf(chance, genres),
    rating,
    genres,
    by: castOf(chance, company.directors, chance.maybe(0.06) ? 2 : 1),
    cast: genres.includes('documentary')
      ? castOf(chance, company.actors, chance.whole(0, 2))
      : castOf(chance, company.actors, chance.whole(3, 9)),
    access: wayOf(chance),
    exclusive: chance.maybe(0.08),
    releasedAt,
    addedAt: today - daysHere * day + day / 3,
    popularity: watchedBy(id, rating?.[1] ?? 0, daysHere),
    uhd: chance.maybe(0.22),
    hd: !chance.maybe(0.07),
    downloadable: !chance.maybe(0.06),
    art: artOf(chance, told.story),
    poster: !chance.maybe(0.015),
    backdrop: !chance.maybe(0.01),
    trailerId: chance.maybe(0.4) ? `t-${id}` : null,
  };
}

/** It was in the cinemas before it came here; some of it long before. */
function releaseOf(chance: Chance, today: number, daysHere: number): number {
  const earlier = Math.round(60 + 14_000 * chance.between(0, 1) ** 3.2);
  const moment = today - (daysHere + earlier) * day;
  return startOf(new Date(moment).toISOString().slice(0, 10));
}

function minutesOf(chance: Chance, genres: Work['genres']): number {
  if (chance.maybe(0.05)) return chance.whole(8, 35);
  if (genres.includes('documentary')) return chance.whole(48, 98);
  if (genres.includes('kids')) return chance.whole(62, 98);
  return chance.maybe(0.04) ? chance.whole(150, 212) : chance.whole(82, 138);
}

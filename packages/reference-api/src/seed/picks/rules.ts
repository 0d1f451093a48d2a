import type { Artwork } from '@parde/demo-catalogue';
import type { Work } from '../work.ts';

/** What an editor picks, and by which rule. */
export type SeedList = {
  id: string;
  fa: string;
  en: string | null;
  about: string;
  aboutEn: string | null;
  art?: Artwork;
  daysAgo: number;
  /** At most so many, the best first. */
  size: number;
  takes: (work: Work) => boolean;
};

export const film = (work: Work) => work.type === 'movie';
export const of =
  (...genres: Work['genres'][number][]) =>
  (work: Work) =>
    genres.some((genre) => work.genres.includes(genre));
export const from =
  (...countries: Work['countries'][number][]) =>
  (work: Work) =>
    countries.some((country) => work.countries.includes(country));
export const loved = (work: Work) => (work.rating?.[0] ?? 0) >= 8;
export const short = (work: Work) => (work.seconds ?? 9999) <= 45 * 60;
export const all =
  (...rules: ((work: Work) => boolean)[]) =>
  (work: Work) =>
    rules.every((rule) => rule(work));

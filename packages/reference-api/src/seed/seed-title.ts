import type { Artwork } from '@parde/demo-catalogue';
import type { PersonKey } from './people.ts';
import type { GenreKey } from './vocabulary.ts';

/** Series and videos as a shelf and a slide show them. */
export type SeedTitle = {
  id: string;
  fa: string;
  en: string | null;
  year: number;
  age: 0 | 7 | 12 | 15 | 18;
  rating?: readonly [average: number, count: number];
  genres: readonly GenreKey[];
  access: 'free' | 'subscription' | 'operator';
  badge?: 'new' | 'exclusive' | 'dubbed';
  art: Artwork;
};

/** A series and its release days. Episode names and plots are generated. */
export type SeedSeries = SeedTitle & {
  summary: string;
  summaryEn: string | null;
  by: readonly PersonKey[];
  cast: readonly PersonKey[];
  began: string;
  /** How many episodes each season has, the announced ones included. */
  seasons: readonly number[];
  minutes: number;
  /** Days between two episodes. */
  pace: number;
  /** How many are announced. */
  soon: number;
  /** How many are in season 0. */
  extras: number;
  /** What those of the first season are called, where an editor has named them. */
  episodes?: readonly (readonly [fa: string, en: string])[];
};

export type SeedVideo = SeedTitle & { summary: string; seconds: number; daysAgo: number };

import type { Artwork } from '@parde/demo-catalogue';
import type { PersonKey } from './people.ts';
import type { CountryCode, GenreKey, LanguageCode } from './vocabulary.ts';

/** What an editor writes about a film. Badges and similar films are computed. */
export type SeedFilm = {
  /** Never changes: addresses and pictures depend on it. */
  id: string;
  fa: string;
  en: string | null;
  summary: string;
  summaryEn?: string;
  year: number;
  minutes: number;
  age: 0 | 7 | 12 | 15 | 18;
  /** Undefined before anybody has seen it. */
  rating?: readonly [average: number, count: number];
  genres: readonly GenreKey[];
  /** The default is Iran and Persian. */
  countries?: readonly CountryCode[];
  languages?: readonly LanguageCode[];
  subtitles?: readonly LanguageCode[];
  dubbed?: true;
  by: readonly PersonKey[];
  cast: readonly PersonKey[];
  /** A number is the price in toman of a film sold alone. */
  access: 'free' | 'subscription' | 'operator' | number;
  exclusive?: true;
  released: `${number}-${number}-${number}` | { inDays: number };
  /** Days ago. */
  added: number;
  art: Artwork;
  poster?: false;
  /** Reached by its address alone, on no shelf. */
  unlisted?: true;
  uhd?: true;
};

import { films } from './films.ts';

/** Each page has one address, so that a shared cache keeps it once. Other spellings redirect to it. */
export const canonicalRedirects = [
  { at: `/Movie/${films.usual}?from=mail`, redirectsTo: `/movie/${films.usual}?from=mail` },
  { at: '/ussdlink/17', redirectsTo: '/USSDlink/17' },
  { at: '/CINEMA', redirectsTo: '/cinema' },
  { at: '/magazines/', redirectsTo: '/magazines' },
] as const;

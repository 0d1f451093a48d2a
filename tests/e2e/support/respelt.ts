import { films } from './films.ts';

/** Each page has one address, or a shared cache would keep it by many. Whoever spells it otherwise is led to it. */
export const respelt = [
  { at: `/Movie/${films.usual}?from=mail`, leadsTo: `/movie/${films.usual}?from=mail` },
  { at: '/ussdlink/17', leadsTo: '/USSDlink/17' },
  { at: '/CINEMA', leadsTo: '/cinema' },
  { at: '/magazines/', leadsTo: '/magazines' },
] as const;

import { skipToken, useQuery } from '@tanstack/react-query';

export const keptSignsKey = ['kept-signs'];

/** What says how far a title is kept. It is brought with the library: late, and only where something is kept. */
export const useKeptSigns = () =>
  useQuery<typeof import('./SavedBadges.tsx')>({ queryKey: keptSignsKey, queryFn: skipToken }).data;

import { skipToken, useQuery } from '@tanstack/react-query';

export const keptSignsKey = ['kept-signs'];

/**
 * Returns the components that show how far a title is saved. They are loaded with the library: late, and only if
 * something is saved.
 */
export const useKeptSigns = () =>
  useQuery<typeof import('./SavedBadges.tsx')>({ queryKey: keptSignsKey, queryFn: skipToken }).data;

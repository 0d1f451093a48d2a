import { skipToken, useQuery } from '@tanstack/react-query';

export const savedBadgesKey = ['saved-badges'];

/**
 * Returns the components that show how far a title is saved. They are loaded with the library: late, and only if
 * something is saved.
 */
export const useSavedBadges = () =>
  useQuery<typeof import('./SavedBadges.tsx')>({ queryKey: savedBadgesKey, queryFn: skipToken })
    .data;

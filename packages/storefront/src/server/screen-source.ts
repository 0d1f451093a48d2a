import type { FoundRow } from '../route-table.ts';

/** A page's file in this package. One of the brand's that could not be loaded is drawn as a failed one. */
export function screenSource(screen: FoundRow['screen']): string {
  return `pages/${screen.startsWith('own:') ? 'not-found' : screen}.tsx`;
}

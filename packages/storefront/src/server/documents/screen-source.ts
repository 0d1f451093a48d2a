import type { FoundRow } from '../../route-table.ts';

/** Returns a page's file in this package. A page of the brand that could not be loaded is rendered as a failed page. */
export function screenSource(screen: FoundRow['screen']): string {
  return `pages/${screen.startsWith('own:') ? 'not-found' : screen}.tsx`;
}

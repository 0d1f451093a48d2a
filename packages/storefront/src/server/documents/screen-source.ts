import type { FoundRow } from '../../route-table.ts';

/** Returns the name of a page's file. A page of the brand that could not be loaded is rendered as a failed page. */
export function screenFile(screen: FoundRow['screen']): string {
  return screen.startsWith('own:') ? 'not-found' : screen;
}

import type { Title } from '../catalogue/title.ts';
import type { Played } from '../media/addresses.ts';

/** The length assumed for a title of unknown length, which is that of most episodes. */
const defaultLength = 45 * 60;

export function playedOf({ type, id, seconds }: Title): Played {
  return { type, id, seconds: seconds ?? defaultLength };
}

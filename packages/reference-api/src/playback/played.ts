import type { Title } from '../catalogue/title.ts';
import type { Played } from '../media/addresses.ts';

/** For a title of unknown length: that of most episodes. */
const defaultLength = 45 * 60;

export function playedOf({ type, id, seconds }: Title): Played {
  return { type, id, seconds: seconds ?? defaultLength };
}

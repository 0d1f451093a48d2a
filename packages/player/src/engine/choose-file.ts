import type { PlayerSource } from '../player-media.ts';
import type { QualitySelection } from '../state/quality-choice.ts';
import { heightOf } from './pick-source.ts';

/**
 * Returns the chosen quality, otherwise the best file that is no larger than the player and within the viewer's data
 * limit. A file cannot change quality while it plays.
 */
export function chooseFile(
  files: readonly PlayerSource[],
  { fixed, cap }: QualitySelection,
  playerHeight: number,
): PlayerSource | undefined {
  const ascending = files.toSorted((one, other) => heightOf(one) - heightOf(other));
  if (fixed !== null) return ascending.find((file) => heightOf(file) === fixed);
  const allowed = ascending.filter((file) => cap === null || heightOf(file) <= cap);
  return allowed.find((file) => heightOf(file) >= playerHeight) ?? allowed.at(-1) ?? ascending[0];
}

import type { PlayerSource } from '../player-media.ts';
import type { QualityOrder } from '../state/quality-choice.ts';
import { linesOf } from './pick-source.ts';

/**
 * The file of a film that is to be played: the one that was chosen, or else the best that is no larger than the player
 * and no more than the viewer's data allows. A file cannot change on its way, so more would be wasted.
 */
export function chooseFile(
  files: readonly PlayerSource[],
  { fixed, cap }: QualityOrder,
  playerLines: number,
): PlayerSource | undefined {
  const rising = files.toSorted((one, other) => linesOf(one) - linesOf(other));
  if (fixed !== null) return rising.find((file) => linesOf(file) === fixed);
  const allowed = rising.filter((file) => cap === null || linesOf(file) <= cap);
  return allowed.find((file) => linesOf(file) >= playerLines) ?? allowed.at(-1) ?? rising[0];
}

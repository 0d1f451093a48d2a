import type { Preferences } from '@parde/player/preferences';

const usual: readonly number[] = [2160, 1080, 720, 480, 360];

/** The player has the heights of a film, so the viewer may have chosen another height. */
export function heightsToChoose(chosen: Preferences['quality']): readonly number[] {
  if (chosen === 'auto' || usual.includes(chosen)) return usual;
  return [...usual, chosen].sort((one, other) => other - one);
}

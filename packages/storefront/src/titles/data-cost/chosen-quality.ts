import { heightOf, qualityWithin, type VideoQuality } from '@parde/domain';
import { createPreferenceStore, isDataSaved } from '@parde/player/preferences';

/** What a phone shows where nobody has chosen. */
const usualHeight = 720;

/** Before it is known what was chosen. */
export const usualQuality = qualityWithin(usualHeight);

/** What the player will take, by what was chosen on this device. */
export function chosenQuality(affordable: VideoQuality | undefined): VideoQuality {
  const preferences = createPreferenceStore().get();
  if (isDataSaved(preferences)) return qualityWithin(0);
  if (preferences.quality !== 'auto') return qualityWithin(preferences.quality);
  return qualityWithin(Math.min(usualHeight, affordable ? heightOf(affordable) : usualHeight));
}

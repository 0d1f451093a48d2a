import { heightOf, qualityWithin, type VideoQuality } from '@parde/domain';
import { createPreferenceStore, isDataSaved } from '@parde/player/preferences';

/** The height that a phone plays if the viewer has not chosen a quality. */
const usualHeight = 720;

/** Used until the viewer's choice is known. */
export const usualQuality = qualityWithin(usualHeight);

/** Returns the quality that the player will use, by the preferences on this device. */
export function chosenQuality(affordable: VideoQuality | undefined): VideoQuality {
  const preferences = createPreferenceStore().get();
  if (isDataSaved(preferences)) return qualityWithin(0);
  if (preferences.quality !== 'auto') return qualityWithin(preferences.quality);
  return qualityWithin(Math.min(usualHeight, affordable ? heightOf(affordable) : usualHeight));
}

/** For a settings page: the preferences that the player stores on the device, without the player. */
export { CueBox as SubtitleSample } from './captions/CueBox.tsx';
export { isDataSaved, subscribeToSaveData } from './controller/save-data.ts';
export { createPreferenceStore, type PreferenceStore } from './state/preference-store.ts';
export {
  type Preferences,
  type SubtitleAppearance,
  subtitleBackgrounds,
  subtitleColors,
  subtitleFonts,
  subtitleSizes,
} from './state/preferences.ts';

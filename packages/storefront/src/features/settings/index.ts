export { AccountSettings, Sessions } from './AccountSettings.tsx';
export { AppearanceSettings, ContentSettings, DataSettings } from './DeviceSettings.tsx';
export { PlaybackSettings } from './PlaybackSettings.tsx';
export { SettingsGroup } from './SettingsGroup.tsx';

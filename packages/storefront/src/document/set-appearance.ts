import { storageKeys } from '@parde/domain';

/** Applies the device's appearance settings before the first paint. */
export function setAppearance(): void {
  try {
    const { documentElement } = document;
    const isOn = (key: string) => localStorage.getItem(key) === 'true';
    if (isOn(storageKeys.nightMode)) documentElement.dataset.theme = 'dark';
    if (isOn(storageKeys.reducedMotion)) documentElement.dataset.motion = 'reduced';
  } catch {
    // Storage is blocked.
  }
}

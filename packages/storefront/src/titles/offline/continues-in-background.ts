import { offlineSettings } from './offline-settings.ts';

/** Without a page, the browser can neither distinguish Wi-Fi from a data plan nor follow the hours. */
export function mayContinueInBackground(): boolean {
  const { onlyWifi, onlyCheapHours } = offlineSettings();
  return !onlyWifi && !onlyCheapHours;
}

/** Returns true if the browser continues while no page of the site is visible, as far as a page can know at once. */
export const continuesInBackground = (): boolean =>
  'BackgroundFetchManager' in window &&
  Boolean(navigator.serviceWorker?.controller) &&
  mayContinueInBackground();

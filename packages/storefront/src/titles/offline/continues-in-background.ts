import { offlineSettings } from './offline-settings.ts';

/** The browser alone knows neither Wi-Fi from a data plan nor the hour. */
export function mayGoOnUnseen(): boolean {
  const { onlyWifi, onlyCheapHours } = offlineSettings();
  return !onlyWifi && !onlyCheapHours;
}

/** Whether the browser goes on by itself while no page of the site is seen, as far as a page can say at once. */
export const goesOnUnseen = (): boolean =>
  'BackgroundFetchManager' in window &&
  Boolean(navigator.serviceWorker?.controller) &&
  mayGoOnUnseen();

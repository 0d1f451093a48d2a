import { cheapHours, type DayHours } from '@parde/domain';
import { connectionStore, isConnected } from '../../../app/connection.ts';
import { offlineSettings, subscribeToOfflineSettings } from '../device/offline-settings.ts';
import type { PauseReason } from './offline-queue.ts';

/**
 * Timers are late after a device has slept or its clock was set, and not every browser reports a change of
 * connection.
 */
const longestMs = 60_000;

interface NetworkInformation extends EventTarget {
  readonly type?: string;
}

const connection = (): NetworkInformation | undefined =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : undefined;

/** Returns true if this browser distinguishes Wi-Fi from a data plan. */
export const detectsWifi = (): boolean => connection()?.type !== undefined;

/** A type that the browser cannot name may be a data plan, and a guess must not cost the viewer money. */
function isOnWifi(): boolean {
  const type = connection()?.type;
  return type === undefined || type === 'wifi' || type === 'ethernet';
}

/** Returns the reason why nothing is fetched at the moment. The hours are the brand's. */
export function readPauseReason(hours: readonly DayHours[]): PauseReason | null {
  if (!isConnected()) return 'connection';
  const { onlyWifi, onlyCheapHours } = offlineSettings();
  if (onlyWifi && !isOnWifi()) return 'wifi';
  if (onlyCheapHours && hours.length > 0 && !cheapHours(hours, Date.now()).areActive)
    return 'hours';
  return null;
}

/** Calls `onChange` whenever the pause reason changes. Returns a function that ends this. */
export function watchPauseReason(hours: readonly DayHours[], onChange: () => void): () => void {
  let pauseReason = readPauseReason(hours);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const before = pauseReason;
    pauseReason = readPauseReason(hours);
    const now = Date.now();
    const { changeAt } = cheapHours(hours, now);
    const { onlyWifi, onlyCheapHours } = offlineSettings();
    if (onlyWifi || onlyCheapHours) {
      timer = setTimeout(check, Math.min(longestMs, (changeAt ?? Number.POSITIVE_INFINITY) - now));
    }
    if (pauseReason !== before) onChange();
  };
  check();
  const ends = [subscribeToOfflineSettings(check), connectionStore.subscribe(check)];
  const observed = connection();
  observed?.addEventListener('change', check);
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
    observed?.removeEventListener('change', check);
  };
}

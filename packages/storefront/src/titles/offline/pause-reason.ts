import { cheapHours, type DayHours } from '@parde/domain';
import { isConnected, subscribeToConnection } from '../../app/connection.ts';
import type { QueueHold } from './offline-queue.ts';
import { offlineSettings, subscribeToOfflineSettings } from './offline-settings.ts';

/** Timers are late where a device has slept or its clock was set, and not every browser tells of another connection. */
const longestMs = 60_000;

interface NetworkInformation extends EventTarget {
  readonly type?: string;
}

const connection = (): NetworkInformation | undefined =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : undefined;

/** Whether this browser tells Wi-Fi from a data plan. */
export const tellsWifi = (): boolean => connection()?.type !== undefined;

/** What it cannot name may be a data plan, and nothing is to be paid for by a guess. */
function isOnWifi(): boolean {
  const type = connection()?.type;
  return type === undefined || type === 'wifi' || type === 'ethernet';
}

/** Why nothing is fetched just now. The hours are the brand's. */
export function holdNow(hours: readonly DayHours[]): QueueHold | null {
  if (!isConnected()) return 'connection';
  const { onlyWifi, onlyCheapHours } = offlineSettings();
  if (onlyWifi && !isOnWifi()) return 'wifi';
  if (onlyCheapHours && hours.length > 0 && !cheapHours(hours, Date.now()).areNow) return 'hours';
  return null;
}

/** Tells of each change of it. Returns what ends that. */
export function watchHold(hours: readonly DayHours[], onChange: () => void): () => void {
  let hold = holdNow(hours);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const before = hold;
    hold = holdNow(hours);
    const now = Date.now();
    const { changeAt } = cheapHours(hours, now);
    const { onlyWifi, onlyCheapHours } = offlineSettings();
    if (onlyWifi || onlyCheapHours) {
      timer = setTimeout(look, Math.min(longestMs, (changeAt ?? Number.POSITIVE_INFINITY) - now));
    }
    if (hold !== before) onChange();
  };
  look();
  const ends = [subscribeToOfflineSettings(look), subscribeToConnection(look)];
  const observed = connection();
  observed?.addEventListener('change', look);
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
    observed?.removeEventListener('change', look);
  };
}

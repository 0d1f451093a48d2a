import type { DeviceParts } from '../device-parts.ts';

/** The reason why nothing is fetched at the moment. */
export type PauseReason = 'connection' | 'wifi' | 'hours';

/**
 * Timers are late after a device has slept or its clock was set, and not every browser reports a change of
 * connection.
 */
const longestMs = 60_000;

interface NetworkInformation extends EventTarget {
  readonly type?: string;
}

const network = (): NetworkInformation | undefined =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : undefined;

/** Returns true if this browser distinguishes Wi-Fi from a data plan. */
export const detectsWifi = (): boolean => network()?.type !== undefined;

/**
 * True unless the browser reports another connection than Wi-Fi or a cable. A type that the browser cannot name may be
 * a data plan, and a guess must not cost the viewer money.
 */
export function isOnWifi(): boolean {
  const type = network()?.type;
  return type === undefined || type === 'wifi' || type === 'ethernet';
}

type PauseParts = Pick<DeviceParts, 'connection' | 'limits'>;

export function readPauseReason({ connection, limits }: PauseParts): PauseReason | null {
  if (!connection.getState().isOnline) return 'connection';
  const { onlyWifi, hours } = limits.getState();
  if (onlyWifi && !isOnWifi()) return 'wifi';
  return hours && !hours(Date.now()).areActive ? 'hours' : null;
}

/** Calls `onChange` whenever the pause reason changes. Returns a function that ends this. */
export function watchPauseReason(parts: PauseParts, onChange: () => void): () => void {
  const { connection, limits } = parts;
  let reason = readPauseReason(parts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const before = reason;
    reason = readPauseReason(parts);
    const { onlyWifi, hours } = limits.getState();
    if (onlyWifi || hours) {
      const now = Date.now();
      const changeAt = hours?.(now).changeAt ?? Number.POSITIVE_INFINITY;
      timer = setTimeout(check, Math.min(longestMs, changeAt - now));
    }
    if (reason !== before) onChange();
  };
  check();
  const ends = [limits.subscribe(check), connection.subscribe(check)];
  const observed = network();
  observed?.addEventListener('change', check);
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
    observed?.removeEventListener('change', check);
  };
}

/** Without a page, the browser can neither distinguish Wi-Fi from a data plan nor follow the hours. */
export function mayContinueInBackground({ limits }: Pick<DeviceParts, 'limits'>): boolean {
  const { onlyWifi, hours } = limits.getState();
  return !onlyWifi && !hours;
}

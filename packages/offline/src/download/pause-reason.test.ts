import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection, createLimits } from '../test-support/device.ts';
import { detectsWifi, readPauseReason, watchPauseReason } from './pause-reason.ts';

const at = (time: string) => Date.parse(`2026-11-27T${time}+03:30`);
const [first, end] = [at('02:00:00'), at('08:00:00')];
/** Titles are fetched from 2 to 8 at night. */
const hours = (now: number) => ({
  areActive: now >= first && now < end,
  changeAt: [first, end].find((change) => change > now) ?? null,
});

/** A connection as in Chromium on Android. */
class Connection extends EventTarget {
  type: string | undefined;
  constructor(type?: string) {
    super();
    this.type = type;
  }
  become(type: string): void {
    this.type = type;
    this.dispatchEvent(new Event('change'));
  }
}

let parts: {
  connection: ReturnType<typeof createConnection>;
  limits: ReturnType<typeof createLimits>;
};
let stop: (() => void) | undefined;

function connectBy(type?: string): Connection {
  const connection = new Connection(type);
  vi.stubGlobal('navigator', { connection });
  return connection;
}

/** Records the pause reasons that the queue receives from now on. */
function watch() {
  const reasons: unknown[] = [];
  stop = watchPauseReason(parts, () => reasons.push(readPauseReason(parts)));
  return reasons;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: at('01:00:00') });
  connectBy('cellular');
  parts = { connection: createConnection(), limits: createLimits() };
});
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['wifi', null],
  ['ethernet', null],
  ['cellular', 'wifi'],
  ['bluetooth', 'wifi'],
  ['unknown', 'wifi'],
] as const)('the setting for Wi-Fi only, on a %s connection: %s', (type, pauseReason) => {
  connectBy(type);
  expect(readPauseReason(parts)).toBeNull();
  parts.limits.change({ onlyWifi: true });
  expect(readPauseReason(parts)).toBe(pauseReason);
});

it('nothing waits for Wi-Fi if the browser does not report the type of connection', () => {
  for (const without of [{}, { connection: new Connection() }]) {
    vi.stubGlobal('navigator', without);
    parts.limits.change({ onlyWifi: true });
    expect(detectsWifi()).toBe(false);
    expect(readPauseReason(parts)).toBeNull();
  }
});

it('fetching continues when Wi-Fi connects, and stops when it disconnects', () => {
  const connection = connectBy('cellular');
  const reasons = watch();
  parts.limits.change({ onlyWifi: true });
  connection.become('wifi');
  connection.become('cellular');
  expect(reasons).toEqual(['wifi', null, 'wifi']);
});

it('fetching continues when the hours begin, and stops when they end', () => {
  parts.limits.change({ hours });
  const reasons = watch();
  vi.advanceTimersByTime(59 * 60_000);
  expect(reasons).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(reasons).toEqual([null]);
  vi.advanceTimersByTime(6 * 60 * 60_000);
  expect(reasons).toEqual([null, 'hours']);
});

it('a device that slept into the hours notices them within a minute', () => {
  parts.limits.change({ hours });
  const reasons = watch();
  vi.setSystemTime(at('03:00:00'));
  vi.advanceTimersByTime(60_000);
  expect(reasons).toEqual([null]);
});

it('Wi-Fi is noticed within a minute if the browser does not report the change', () => {
  const connection = connectBy('cellular');
  parts.limits.change({ onlyWifi: true });
  const reasons = watch();
  connection.type = 'wifi';
  vi.advanceTimersByTime(60_000);
  expect(reasons).toEqual([null]);
});

it('no timer runs if there is nothing to wait for', () => {
  watch();
  expect(vi.getTimerCount()).toBe(0);
});

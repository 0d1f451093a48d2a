import { storageKeys } from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report } from '../report/report.ts';
import { watchConnection } from '../shell/offline/connection.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { guardChunks } from './guard-chunks.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/movie.js');
const reload = vi.fn();
const report = vi.fn<Report>();
const now = 1_000_000;

let stored: Map<string, string>;
let page: EventTarget;

function fail(error: unknown) {
  const event: Event & { wait?: Promise<void>; standIn?: { clientLoader: () => never } } =
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  page.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  stored = new Map();
  page = Object.assign(new EventTarget(), {
    location: { reload },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  watchConnection();
  guardChunks(report, () => null);
});

afterEach(() => {
  page.dispatchEvent(new Event('online'));
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('loads the page again once, and whoever asked waits for that', async () => {
  const { defaultPrevented, wait } = fail(gone);
  expect(reload).toHaveBeenCalledOnce();
  expect(defaultPrevented).toBe(true);
  const settled = vi.fn();
  void wait?.then(settled);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(settled).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledExactlyOnceWith('chunk-failed', gone);
});

it('lets the second failure within a minute through, to an error page', () => {
  stored.set(storageKeys.lastChunkReload, String(now - 59_999));
  expect(fail(gone).defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  stored.set(storageKeys.lastChunkReload, String(now - 60_000));
  expect(fail(gone).defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('never reloads where that could not be noted', () => {
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new Error('blocked');
    },
  });
  expect(fail(gone).defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves a part that came and is broken alone', () => {
  const broken = new TypeError('x is undefined');
  const { defaultPrevented, standIn } = fail(broken);
  expect(defaultPrevented).toBe(false);
  expect(standIn?.clientLoader).toThrow(broken);
  expect(reload).not.toHaveBeenCalled();
});

it('says nothing of what is only fetched ahead, until it is wanted', () => {
  const want = fetchAhead(() => new Promise(() => {}));
  expect(fail(gone).defaultPrevented).toBe(false);
  expect(report).not.toHaveBeenCalled();
  want();
  expect(fail(gone).defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('waits for the line while there is none, and reloads nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  const { defaultPrevented, wait } = fail(gone);
  expect(defaultPrevented).toBe(true);
  const settled = vi.fn();
  void wait?.then(settled);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  await wait;
  expect(reload).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

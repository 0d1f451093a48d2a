import { storageKeys } from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from '../connection.ts';
import type { Report } from '../report/report.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { guardChunks } from './guard-chunks.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/movie.js');
const reload = vi.fn();
const report = vi.fn<Report>();
/** Of our own server, where the line is tried. */
const answer = vi.fn<typeof fetch>();
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
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValue(new Response('ok'));
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
  expect(defaultPrevented).toBe(true);
  const settled = vi.fn();
  void wait?.then(settled);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledExactlyOnceWith('chunk-failed', gone);
});

it('waits once for all that is asked for while the page is being left', async () => {
  const first = fail(gone);
  const second = fail(gone);
  expect(second.defaultPrevented).toBe(true);
  expect(second.wait).toBe(first.wait);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledTimes(2);
});

it('reloads nothing on a line that is dead and the browser does not know', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { defaultPrevented, wait } = fail(gone);
  expect(defaultPrevented).toBe(true);
  const back = vi.fn();
  void wait?.then(back);
  await vi.advanceTimersByTimeAsync(4000);
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(back).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('lets the second failure within a minute through, to an error page', async () => {
  stored.set(storageKeys.lastChunkReload, String(now - 59_999));
  expect(fail(gone).defaultPrevented).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  stored.set(storageKeys.lastChunkReload, String(now - 60_000));
  expect(fail(gone).defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
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

it('says nothing of what is only fetched ahead, until it is wanted', async () => {
  const want = fetchAhead(() => new Promise(() => {}));
  expect(fail(gone).defaultPrevented).toBe(false);
  expect(report).not.toHaveBeenCalled();
  want();
  expect(fail(gone).defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
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

import { storageKeys } from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from '../connection.ts';
import type { Report } from '../report/report.ts';
import { handleChunkErrors } from './handle-chunk-errors.ts';
import { trackPrefetch } from './track-prefetch.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/movie.js');
const reload = vi.fn();
const report = vi.fn<Report>();
/** Of our own server, by which the connection is checked. */
const answer = vi.fn<typeof fetch>();
const now = 1_000_000;

let stored: Map<string, string>;
let page: EventTarget;

function fail(error: unknown) {
  const event: Event & { wait?: Promise<void>; fallback?: { clientLoader: () => never } } =
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
  handleChunkErrors(report, () => null);
});

afterEach(() => {
  page.dispatchEvent(new Event('online'));
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reloads the page once, and the import waits for that', async () => {
  const { defaultPrevented, wait } = fail(gone);
  expect(defaultPrevented).toBe(true);
  const settled = vi.fn();
  void wait?.then(settled);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledExactlyOnceWith('chunk-failed', gone);
});

it('reloads once for several imports that fail', async () => {
  const first = fail(gone);
  const second = fail(gone);
  expect(second.defaultPrevented).toBe(true);
  expect(second.wait).toBe(first.wait);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledTimes(2);
});

it('retries instead of reloading when the connection is lost and the browser does not know', async () => {
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

it('lets the second failure within a minute through to the error page', async () => {
  stored.set(storageKeys.lastChunkReload, String(now - 59_999));
  expect(fail(gone).defaultPrevented).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  stored.set(storageKeys.lastChunkReload, String(now - 60_000));
  expect(fail(gone).defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('never reloads where storage is blocked', () => {
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new Error('blocked');
    },
  });
  expect(fail(gone).defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not handle a chunk that loaded and threw', () => {
  const broken = new TypeError('x is undefined');
  const { defaultPrevented, fallback } = fail(broken);
  expect(defaultPrevented).toBe(false);
  expect(fallback?.clientLoader).toThrow(broken);
  expect(reload).not.toHaveBeenCalled();
});

it('ignores a failed prefetch until its result is needed', async () => {
  const want = trackPrefetch(() => new Promise(() => {}));
  expect(fail(gone).defaultPrevented).toBe(false);
  expect(report).not.toHaveBeenCalled();
  want();
  expect(fail(gone).defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('retries when the connection is back, without a reload', async () => {
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

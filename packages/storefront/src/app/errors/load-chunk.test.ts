import { storageKeys } from '@parde/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from '../connection.ts';
import type { Report } from '../report/report.ts';
import { isChunkError, loadChunk, onChunkWait, reportFailedChunks } from './load-chunk.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/movie.js');
const reload = vi.fn();
const assign = vi.fn();
const report = vi.fn<Report>();
/** The answer of our own server, which the connection check uses. */
const answer = vi.fn<typeof fetch>();
const now = 1_000_000;

let stored: Map<string, string>;
let page: EventTarget;

/** Returns an import that fails once for each error, and then succeeds. */
function failing(...errors: unknown[]) {
  const load = vi.fn(async () => {
    if (errors.length > 0) throw errors.shift();
    return 'loaded';
  });
  const settled = vi.fn();
  const result = loadChunk(load);
  result.then(settled, settled);
  return { load, result, settled };
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  stored = new Map();
  page = Object.assign(new EventTarget(), {
    location: { href: 'https://parde.example/', reload, assign },
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
  reportFailedChunks(report);
});

afterEach(() => {
  page.dispatchEvent(new Event('online'));
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  'Failed to fetch dynamically imported module: https://parde.example/assets/movie-1.js',
  'error loading dynamically imported module: https://parde.example/assets/movie-1.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /assets/movie-1.css',
])('recognises “%s” as a chunk error', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

it.each([
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  new SyntaxError('Unexpected token'),
  new TypeError('Failed to fetch'),
  'Importing a module script failed.',
  undefined,
])('does not recognise %j as a chunk error', (error) => {
  expect(isChunkError(error)).toBe(false);
});

// In these tests reloads never end, and several imports share one. So tests of imports that wait for a reload come
// last.

it('passes a second failure within a minute to the error page', async () => {
  stored.set(storageKeys.lastChunkReload, String(now - 59_999));
  await expect(failing(gone).result).rejects.toBe(gone);
  expect(reload).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledExactlyOnceWith('chunk-failed', gone);
});

it('never reloads if storage is blocked', async () => {
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new Error('blocked');
    },
  });
  await expect(failing(gone).result).rejects.toBe(gone);
  expect(reload).not.toHaveBeenCalled();
});

it('does not handle an error that a loaded chunk throws', async () => {
  const broken = new TypeError('x is undefined');
  await expect(failing(broken).result).rejects.toBe(broken);
  expect(reload).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it('retries when the connection is back, without a reload', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  const onWait = vi.fn();
  const stop = onChunkWait(onWait);
  const { load, result, settled } = failing(gone);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
  expect(onWait).toHaveBeenCalledOnce();
  stop();
  page.dispatchEvent(new Event('online'));
  await expect(result).resolves.toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it('retries instead of reloading if the connection is lost without the browser’s knowledge', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const onWait = vi.fn();
  const stop = onChunkWait(onWait);
  const { settled } = failing(gone);
  await vi.advanceTimersByTimeAsync(4000);
  expect(settled).not.toHaveBeenCalled();
  expect(onWait).toHaveBeenCalledOnce();
  stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(settled).toHaveBeenCalledWith('loaded');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page once for several imports, which wait for the reload', async () => {
  const imports = [failing(gone), failing(gone)];
  await vi.advanceTimersByTimeAsync(100_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledTimes(2);
  for (const { settled } of imports) expect(settled).not.toHaveBeenCalled();
});

it('opens the requested page instead of reloading the current one, even if another import failed first', async () => {
  // Uses a fresh module, because a reload never ends.
  vi.resetModules();
  const { loadChunk, loadPageChunk } = await import('./load-chunk.ts');
  const fail = () => Promise.reject(gone);
  void loadChunk(fail);
  void loadPageChunk('https://parde.example/movie/7', fail);
  await vi.advanceTimersByTimeAsync(2000);
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://parde.example/movie/7');
  expect(reload).not.toHaveBeenCalled();
});

import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  checkConnection,
  fetchAndCheckConnection,
  isConnected,
  watchConnection,
  whenConnected,
} from './connection.ts';

const fetched = vi.fn<typeof fetch>();
let page: EventTarget;

const dispatch = (type: 'online' | 'offline') => page.dispatchEvent(new Event(type));
const request = () => new Request('https://parde.example/api/v1/genres');

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  watchConnection();
});

afterEach(() => {
  dispatch('online');
  expect(vi.getTimerCount()).toBe(0);
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('follows the browser’s online and offline events, and so do queries', async () => {
  expect(isConnected()).toBe(true);
  dispatch('offline');
  expect(isConnected()).toBe(false);
  expect(onlineManager.isOnline()).toBe(false);
  const back = whenConnected();
  dispatch('online');
  await back;
  expect(onlineManager.isOnline()).toBe(true);
});

it('goes offline after a network failure only if our own server does not answer either', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(new Response('ok'));
  await expect(fetchAndCheckConnection(request())).rejects.toThrow('Failed to fetch');
  await checkConnection();
  expect(isConnected()).toBe(true);

  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchAndCheckConnection(request())).rejects.toThrow('Failed to fetch');
  await checkConnection();
  expect(isConnected()).toBe(false);
});

it('checks repeatedly while the browser believes that it is online', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await checkConnection();
  expect(isConnected()).toBe(false);
  fetched.mockResolvedValueOnce(new Response('ok'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isConnected()).toBe(true);
});

it('does not check while the browser knows that it is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  dispatch('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toHaveBeenCalled();
});

it('does not check after an aborted request', async () => {
  const leaving = new AbortController();
  leaving.abort();
  fetched.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
  await expect(
    fetchAndCheckConnection(new Request(request(), { signal: leaving.signal })),
  ).rejects.toThrow();
  expect(fetched).toHaveBeenCalledOnce();
});

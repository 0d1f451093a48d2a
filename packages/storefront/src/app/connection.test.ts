import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  connected,
  isConnected,
  tryConnection,
  watchConnection,
  watchedFetch,
} from './connection.ts';

const fetched = vi.fn<typeof fetch>();
let page: EventTarget;

const say = (type: 'online' | 'offline') => page.dispatchEvent(new Event(type));
const question = () => new Request('https://parde.example/api/v1/genres');

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  watchConnection();
});

afterEach(() => {
  say('online');
  expect(vi.getTimerCount()).toBe(0);
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('follows the browser’s word, and queries with it', async () => {
  expect(isConnected()).toBe(true);
  say('offline');
  expect(isConnected()).toBe(false);
  expect(onlineManager.isOnline()).toBe(false);
  const back = connected();
  say('online');
  await back;
  expect(onlineManager.isOnline()).toBe(true);
});

it('believes a request without an answer only when our own server gives no sign either', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(new Response('ok'));
  await expect(watchedFetch(question())).rejects.toThrow('Failed to fetch');
  await tryConnection();
  expect(isConnected()).toBe(true);

  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(watchedFetch(question())).rejects.toThrow('Failed to fetch');
  await tryConnection();
  expect(isConnected()).toBe(false);
});

it('tries a dead line again by itself where the browser sees nothing wrong', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await tryConnection();
  expect(isConnected()).toBe(false);
  fetched.mockResolvedValueOnce(new Response('ok'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isConnected()).toBe(true);
});

it('asks nothing where the browser itself knows', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  say('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toHaveBeenCalled();
});

it('does not doubt the line for a request that was given up', async () => {
  const leaving = new AbortController();
  leaving.abort();
  fetched.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
  await expect(watchedFetch(new Request(question(), { signal: leaving.signal }))).rejects.toThrow();
  expect(fetched).toHaveBeenCalledOnce();
});

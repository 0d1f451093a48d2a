import { afterEach, expect, it, vi } from 'vitest';
import { dropDownloadsPage, keepDownloadsPage, type WishMessage } from './store-downloads-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stubs a browser whose worker answers in this way. Returns the messages that the worker receives. */
function stubWorker(answer: (message: WishMessage) => unknown): WishMessage[] {
  const heard: WishMessage[] = [];
  const active = {
    postMessage(message: WishMessage, [port]: readonly MessagePort[]) {
      heard.push(message);
      const said = answer(message);
      if (said !== undefined) port?.postMessage(said);
    },
  };
  const serviceWorker = { getRegistration: async () => ({}), ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', { serviceWorker });
  return heard;
}

it('returns the worker’s result', async () => {
  const heard = stubWorker(({ type }) => type === 'keep-downloads-page');
  expect(await keepDownloadsPage()).toBe(true);
  expect(await dropDownloadsPage()).toBe(false);
  expect(heard).toEqual([{ type: 'keep-downloads-page' }, { type: 'drop-downloads-page' }]);
});

it.each<[string, object]>([
  ['the browser has no workers', {}],
  [
    'the browser keeps nothing',
    {
      get serviceWorker() {
        throw new DOMException('no');
      },
    },
  ],
])('returns false if %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await keepDownloadsPage()).toBe(false);
});

it('waits for the worker if the page is still loading, but drops nothing if there is no worker', async () => {
  vi.useFakeTimers();
  const heard = stubWorker(() => true);
  const { ready } = navigator.serviceWorker;
  let register = (): void => undefined;
  const later = new Promise<ServiceWorkerRegistration>((resolve) => {
    register = () => resolve(ready);
  });
  const getRegistration = async () => undefined;
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration, ready: later } });
  const kept = keepDownloadsPage();
  expect(await dropDownloadsPage()).toBe(false);
  expect(heard).toEqual([]);
  register();
  expect(await kept).toBe(true);
  expect(heard).toEqual([{ type: 'keep-downloads-page' }]);
});

it('returns false after the timeout if there is no worker', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => {}) } });
  const done = keepDownloadsPage();
  await vi.runAllTimersAsync();
  expect(await done).toBe(false);
});

it('returns false after the timeout if an older worker does not know the message', async () => {
  vi.useFakeTimers();
  const heard = stubWorker(() => undefined);
  const done = keepDownloadsPage();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  await vi.runAllTimersAsync();
  expect(await done).toBe(false);
});

import { afterEach, expect, it, vi } from 'vitest';
import {
  dropDownloadsPage,
  storeDownloadsPage,
  type WorkerMessage,
} from './store-downloads-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stubs a browser whose worker answers in this way. Returns the messages that the worker receives. */
function stubWorker(answer: (message: WorkerMessage) => unknown): WorkerMessage[] {
  const received: WorkerMessage[] = [];
  const active = {
    postMessage(message: WorkerMessage, [port]: readonly MessagePort[]) {
      received.push(message);
      const reply = answer(message);
      if (reply !== undefined) port?.postMessage(reply);
    },
  };
  const serviceWorker = { getRegistration: async () => ({}), ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', { serviceWorker });
  return received;
}

it('returns the worker’s result', async () => {
  const received = stubWorker(({ type }) => type === 'keep-downloads-page');
  expect(await storeDownloadsPage()).toBe(true);
  expect(await dropDownloadsPage()).toBe(false);
  expect(received).toEqual([{ type: 'keep-downloads-page' }, { type: 'drop-downloads-page' }]);
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
  expect(await storeDownloadsPage()).toBe(false);
});

it('waits for the worker if the page is still loading, but drops nothing if there is no worker', async () => {
  vi.useFakeTimers();
  const received = stubWorker(() => true);
  const { ready } = navigator.serviceWorker;
  let register = (): void => undefined;
  const later = new Promise<ServiceWorkerRegistration>((resolve) => {
    register = () => resolve(ready);
  });
  const getRegistration = async () => undefined;
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration, ready: later } });
  const result = storeDownloadsPage();
  expect(await dropDownloadsPage()).toBe(false);
  expect(received).toEqual([]);
  register();
  expect(await result).toBe(true);
  expect(received).toEqual([{ type: 'keep-downloads-page' }]);
});

it('returns false after the timeout if there is no worker', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => {}) } });
  const done = storeDownloadsPage();
  await vi.runAllTimersAsync();
  expect(await done).toBe(false);
});

it('returns false after the timeout if an older worker does not know the message', async () => {
  vi.useFakeTimers();
  const received = stubWorker(() => undefined);
  const done = storeDownloadsPage();
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await vi.runAllTimersAsync();
  expect(await done).toBe(false);
});

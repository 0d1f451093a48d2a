import { beforeEach, expect, it, vi } from 'vitest';
import { browserConnection, noLimits } from './store.ts';

beforeEach(() => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  return () => {
    vi.unstubAllGlobals();
  };
});

it('without another store, the browser’s own connection state is used', () => {
  const listener = vi.fn();
  const end = browserConnection.subscribe(listener);
  vi.stubGlobal('navigator', { onLine: false });
  dispatchEvent(new Event('offline'));
  expect(browserConnection.getState()).toEqual({ isOnline: false });
  vi.stubGlobal('navigator', { onLine: true });
  dispatchEvent(new Event('online'));
  expect(browserConnection.getState()).toEqual({ isOnline: true });
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  dispatchEvent(new Event('offline'));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('without another store, nothing is limited', () => {
  expect(noLimits.getState()).toEqual({ bytes: null, onlyWifi: false, hours: null });
  expect(noLimits.getState(), 'React compares it').toBe(noLimits.getState());
});

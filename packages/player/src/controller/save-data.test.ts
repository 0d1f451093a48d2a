import { afterEach, expect, it, vi } from 'vitest';
import { isDataSaved } from './save-data.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  { browser: true, chosen: null, saved: true },
  { browser: false, chosen: null, saved: false },
  { browser: true, chosen: false, saved: false },
  { browser: false, chosen: true, saved: true },
])('follows the browser until the viewer chooses: %j', ({ browser, chosen, saved }) => {
  const connection = Object.assign(new EventTarget(), { saveData: browser });
  vi.stubGlobal('navigator', { connection });
  expect(isDataSaved({ dataSaver: chosen })).toBe(saved);
});

it('does not save data if the browser does not report it', () => {
  vi.stubGlobal('navigator', {});
  expect(isDataSaved({ dataSaver: null })).toBe(false);
});

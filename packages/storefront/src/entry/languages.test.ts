import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineLanguages } from './languages.ts';

const { continueInLanguage } = defineLanguages({});
const replaceState = vi.fn();
const written: string[] = [];
const notified: string[] = [];

beforeEach(() => {
  for (const calls of [written, notified]) calls.length = 0;
  replaceState.mockReset();
  const href = 'https://parde.test/cinema?language=ar&sort=newest#top';
  vi.stubGlobal('window', {
    location: { href, protocol: 'https:' },
    history: { state: { idx: 2 }, replaceState },
  });
  vi.stubGlobal('document', {
    get cookie() {
      return 'ref=12; i18n_redirected=en';
    },
    set cookie(pair: string) {
      written.push(pair);
    },
  });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    setItem: (_: string, change: string) => notified.push(change),
    removeItem() {},
  });
});
afterEach(() => vi.unstubAllGlobals());

it('continues in the language of the address, without it in the address', () => {
  continueInLanguage('ar');
  const address = new URL('https://parde.test/cinema?sort=newest#top');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 2 }, '', address);
  expect(written).toEqual([
    expect.stringMatching(/^i18n_redirected=ar; path=\/; max-age=31536000/),
  ]);
  expect(notified).toEqual(['language']);
});

it('does not reload other tabs if they have the same language', () => {
  continueInLanguage('en');
  expect(replaceState).toHaveBeenCalledOnce();
  expect([...written, ...notified]).toEqual([]);
});

it('changes nothing if the address names no language', () => {
  continueInLanguage(undefined);
  expect(replaceState).not.toHaveBeenCalled();
  expect([...written, ...notified]).toEqual([]);
});

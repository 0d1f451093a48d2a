import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AfterReload, keepAfterReload, takeAfterReload } from './after-sign-in.ts';

const film = '/movie/1024';
const title = { content_type: 'movie', id: '1024', name_fa: 'باران', name_en: null } as const;

let tab: Map<string, string>;
const goTo = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });

beforeEach(() => {
  tab = new Map();
  goTo(film);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('what comes after the reload', () => {
  it.each<AfterReload>([
    { kind: 'modal', name: 'direct-debit' },
    { kind: 'modal', name: 'subscription' },
    { kind: 'modal', name: 'buy', state: { id: '1024', type: 'movie' } },
    { kind: 'modal', name: 'buy', state: {} },
    { kind: 'list-add', title },
    { kind: 'list-add', title: { ...title, name_en: 'Rain' } },
  ])('is taken once: %j', (after) => {
    keepAfterReload(after);
    expect(tab.size).toBe(1);
    expect(takeAfterReload()).toEqual(after);
    expect(takeAfterReload()).toBeUndefined();
    expect(tab.size).toBe(0);
  });

  it('is nothing where nothing was kept', () => {
    expect(takeAfterReload()).toBeUndefined();
  });

  it.each<AfterReload>([
    { kind: 'modal', name: 'subscription' },
    { kind: 'list-add', title },
  ])('is forgotten by another page: %j', (after) => {
    keepAfterReload(after);
    goTo('/kids');
    expect(takeAfterReload()).toBeUndefined();
    goTo(film);
    expect(takeAfterReload()).toBeUndefined();
  });

  it('is the last that was kept', () => {
    keepAfterReload({ kind: 'modal', name: 'subscription' });
    keepAfterReload({ kind: 'list-add', title });
    expect(takeAfterReload()).toEqual({ kind: 'list-add', title });
    expect(takeAfterReload()).toBeUndefined();
  });

  it('is nothing where the tab keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepAfterReload({ kind: 'modal', name: 'subscription' });
    expect(takeAfterReload()).toBeUndefined();
  });
});

describe('what this site did not write', () => {
  /** Writes in place of `keepAfterReload`, under whatever key it has. */
  function keepRaw(text: string): void {
    keepAfterReload({ kind: 'modal', name: 'subscription' });
    for (const key of tab.keys()) tab.set(key, text);
  }

  it('is taken where it has the shape, or the rows below say nothing', () => {
    keepRaw(JSON.stringify({ path: film, after: { kind: 'list-add', title } }));
    expect(takeAfterReload()).toEqual({ kind: 'list-add', title });
  });

  it.each(['', 'nonsense', '{', 'null', '1', '"text"', '[]', `subscription ${film}`])(
    'is ignored: %j',
    (text) => {
      keepRaw(text);
      expect(takeAfterReload()).toBeUndefined();
      expect(tab.size).toBe(0);
    },
  );

  it.each([
    undefined,
    null,
    'subscription',
    [],
    {},
    { kind: 'page', path: '//elsewhere.example' },
    { name: 'subscription' },
    { kind: 'soon', name: 'subscription' },
    { kind: 'modal' },
    { kind: 'modal', name: 'wallet' },
    { kind: 'modal', name: 'constructor' },
    { kind: 'modal', name: 'buy' },
    { kind: 'modal', name: 'buy', state: null },
    { kind: 'modal', name: 'buy', state: { id: 1024, type: 'movie' } },
    { kind: 'modal', name: 'buy', state: { id: '1024', type: {} } },
    { kind: 'list-add' },
    { kind: 'list-add', title: null },
    { kind: 'list-add', title: { content_type: 'movie', id: '1024' } },
    { kind: 'list-add', title: { ...title, content_type: 'person' } },
    { kind: 'list-add', title: { ...title, id: 1024 } },
    { kind: 'list-add', title: { ...title, name_fa: null } },
    { kind: 'list-add', title: { ...title, name_en: {} } },
  ])('is ignored on its page: %j', (after) => {
    keepRaw(JSON.stringify({ path: film, after }));
    expect(takeAfterReload()).toBeUndefined();
    expect(tab.size).toBe(0);
  });
});

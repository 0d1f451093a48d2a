import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ResumeAction, saveResumeAction, takeResumeAction } from './after-sign-in.ts';

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

describe('the action to resume after the reload', () => {
  it.each<ResumeAction>([
    { kind: 'modal', name: 'direct-debit', state: {} },
    {
      kind: 'modal',
      name: 'direct-debit',
      state: { forSubscription: true, paymentId: '140508301502', series: '92' },
    },
    { kind: 'modal', name: 'credit', state: {} },
    { kind: 'modal', name: 'credit', state: { amount: 20_000 } },
    { kind: 'modal', name: 'subscription' },
    { kind: 'modal', name: 'buy', state: { id: '1024', type: 'movie' } },
    { kind: 'modal', name: 'buy', state: { id: '1024', type: 'movie', itemid: '1024-480p' } },
    {
      kind: 'modal',
      name: 'direct-debit',
      state: { forSubscription: true, title: { type: 'movie', id: '1024' } },
    },
    { kind: 'modal', name: 'buy', state: {} },
    { kind: 'list-add', title },
    { kind: 'list-add', title: { ...title, name_en: 'Rain' } },
    { kind: 'list-add', title: { ...title, content_type: 'channel' } },
  ])('is returned once: %j', (after) => {
    saveResumeAction(after);
    expect(tab.size).toBe(1);
    expect(takeResumeAction()).toEqual(after);
    expect(takeResumeAction()).toBeUndefined();
    expect(tab.size).toBe(0);
  });

  it('is undefined if nothing was saved', () => {
    expect(takeResumeAction()).toBeUndefined();
  });

  it.each<ResumeAction>([
    { kind: 'modal', name: 'subscription' },
    { kind: 'list-add', title },
  ])('is deleted by another page: %j', (after) => {
    saveResumeAction(after);
    goTo('/kids');
    expect(takeResumeAction()).toBeUndefined();
    goTo(film);
    expect(takeResumeAction()).toBeUndefined();
  });

  it('is the last one that was saved', () => {
    saveResumeAction({ kind: 'modal', name: 'subscription' });
    saveResumeAction({ kind: 'list-add', title });
    expect(takeResumeAction()).toEqual({ kind: 'list-add', title });
    expect(takeResumeAction()).toBeUndefined();
  });

  it('is undefined if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveResumeAction({ kind: 'modal', name: 'subscription' });
    expect(takeResumeAction()).toBeUndefined();
  });
});

describe('untrusted storage', () => {
  /** Replaces the text that `saveResumeAction` stores, whatever its key is. */
  function writeRaw(text: string): void {
    saveResumeAction({ kind: 'modal', name: 'subscription' });
    for (const key of tab.keys()) tab.set(key, text);
  }

  it('is accepted in the correct form, which the following tests rely on', () => {
    writeRaw(JSON.stringify({ path: film, after: { kind: 'list-add', title } }));
    expect(takeResumeAction()).toEqual({ kind: 'list-add', title });
  });

  it.each(['', 'nonsense', '{', 'null', '1', '"text"', '[]', `subscription ${film}`])(
    'is ignored: %j',
    (text) => {
      writeRaw(text);
      expect(takeResumeAction()).toBeUndefined();
      expect(tab.size).toBe(0);
    },
  );

  it.each([
    [{ name: 'credit' }, {}],
    [{ name: 'credit', state: { amount: -1 } }, {}],
    [{ name: 'credit', state: { amount: '20000' } }, {}],
    [{ name: 'direct-debit' }, {}],
    [{ name: 'direct-debit', state: { series: '../profile', forSubscription: 1 } }, {}],
    [{ name: 'direct-debit', state: { series: '92', paymentId: 7 } }, { series: '92' }],
  ])('is read as far as it is valid: %j', (after, state) => {
    writeRaw(JSON.stringify({ path: film, after: { kind: 'modal', ...after } }));
    expect(takeResumeAction()).toEqual({ kind: 'modal', name: after.name, state });
  });

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
    writeRaw(JSON.stringify({ path: film, after }));
    expect(takeResumeAction()).toBeUndefined();
    expect(tab.size).toBe(0);
  });
});

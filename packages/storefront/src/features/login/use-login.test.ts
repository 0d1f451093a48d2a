import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeResumeAction } from '../../app/session/after-sign-in.ts';
import { finishSignIn, forgetMobile, knownMobile, rememberCode } from './use-login.ts';

function fakeWindow(pathname: string) {
  const storage = new Map<string, string>();
  const visited: string[] = [];
  const window = Object.assign(new EventTarget(), {
    location: {
      pathname,
      reload: () => visited.push('reload'),
      replace: (path: string) => visited.push(path),
    },
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  return { visited, goBack: () => window.dispatchEvent(new Event('popstate')) };
}

afterEach(() => vi.unstubAllGlobals());

describe('after signing in', () => {
  it.each(['/movie/1024', '/plan/3?content_id=1001&content_type=movie'])(
    'replaces the form by %s in the history',
    (path) => {
      const { visited } = fakeWindow('/login');
      finishSignIn({ kind: 'page', path });
      expect(visited).toEqual([path]);
      expect(takeResumeAction()).toBeUndefined();
    },
  );

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere',
    'javascript:1',
    '',
  ])('does not redirect to %j', (path) => {
    const { visited } = fakeWindow('/login');
    finishSignIn({ kind: 'page', path });
    expect(visited).toEqual(['reload']);
  });

  it('reloads the page', () => {
    const { visited } = fakeWindow('/movie/1024');
    finishSignIn();
    expect(visited).toEqual(['reload']);
    expect(takeResumeAction()).toBeUndefined();
  });

  it('closes the modal before it reloads', () => {
    const { visited, goBack } = fakeWindow('/movie/1024');
    const close = vi.fn();
    finishSignIn(undefined, close);
    expect(close).toHaveBeenCalledOnce();
    expect(visited).toEqual([]);
    goBack();
    expect(visited).toEqual(['reload']);
  });

  it('stores the pending action for the reloaded page', () => {
    const { visited } = fakeWindow('/movie/1024');
    finishSignIn({ kind: 'modal', name: 'subscription' });
    expect(visited).toEqual(['reload']);
    expect(takeResumeAction()).toEqual({ kind: 'modal', name: 'subscription' });
  });

  it('only reloads if there is no session storage', () => {
    const { visited } = fakeWindow('/movie/1024');
    vi.stubGlobal('sessionStorage', undefined);
    finishSignIn({ kind: 'modal', name: 'subscription' });
    expect(visited).toEqual(['reload']);
    expect(takeResumeAction()).toBeUndefined();
  });
});

const mobile = '09123456789';
const other = '09120000009';
const sentAt = 1_000_000;
const minute = 60_000;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the number with which a sign-in begins', () => {
  it('is the number of a code on its way, for five minutes', () => {
    rememberCode(mobile, sentAt);
    expect(knownMobile('', sentAt + minute)).toEqual({ mobile, codeSentAt: sentAt });
    expect(knownMobile(mobile, sentAt + minute)).toEqual({ mobile, codeSentAt: sentAt });
    expect(knownMobile('', sentAt + 5 * minute)).toEqual({ mobile });
    // The clock was set back.
    expect(knownMobile('', sentAt - minute)).toEqual({ mobile });
    forgetMobile();
    expect(knownMobile('', sentAt)).toBeUndefined();
  });

  it('is the number of a link if it is valid, without a code', () => {
    expect(knownMobile(mobile, sentAt)).toEqual({ mobile });
    for (const text of ['', '0912', '<b>', '02188776655']) {
      expect(knownMobile(text, sentAt)).toBeUndefined();
    }
    rememberCode(other, sentAt);
    expect(knownMobile(mobile, sentAt)).toEqual({ mobile });
  });

  it.each(['{', 'null', '{}', '{"mobile":9123456789}', '{"mobile":"0912","codeSentAt":1}'])(
    'is undefined if %s is stored, or nothing can be stored',
    (text) => {
      stored.set('signIn', text);
      expect(knownMobile('', sentAt)).toBeUndefined();
      vi.stubGlobal('sessionStorage', undefined);
      expect(knownMobile('', sentAt)).toBeUndefined();
    },
  );
});

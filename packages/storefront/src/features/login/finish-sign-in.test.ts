import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeResumeAction } from '../../app/session/after-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';

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

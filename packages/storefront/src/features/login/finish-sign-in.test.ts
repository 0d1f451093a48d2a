import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeResumeAction } from '../../app/session/after-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';

/** A browser's window, as far as leaving a page needs one. */
function standOn(pathname: string) {
  const kept = new Map<string, string>();
  const left: string[] = [];
  const window = Object.assign(new EventTarget(), {
    location: {
      pathname,
      reload: () => left.push('reload'),
      replace: (path: string) => left.push(path),
    },
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return { left, goBack: () => window.dispatchEvent(new Event('popstate')) };
}

afterEach(() => vi.unstubAllGlobals());

describe('who has signed in', () => {
  it.each(['/movie/1024', '/plan/3?content_id=1001&content_type=movie'])(
    'goes to %s in place of the form, which the way back then passes by',
    (path) => {
      const { left } = standOn('/login');
      finishSignIn({ kind: 'page', path });
      expect(left).toEqual([path]);
      expect(takeResumeAction()).toBeUndefined();
    },
  );

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere',
    'javascript:1',
    '',
  ])('is not taken to %j', (path) => {
    const { left } = standOn('/login');
    finishSignIn({ kind: 'page', path });
    expect(left).toEqual(['reload']);
  });

  it('has the page loaded anew', () => {
    const { left } = standOn('/movie/1024');
    finishSignIn();
    expect(left).toEqual(['reload']);
    expect(takeResumeAction()).toBeUndefined();
  });

  it('has the modal closed first', () => {
    const { left, goBack } = standOn('/movie/1024');
    const close = vi.fn();
    finishSignIn(undefined, close);
    expect(close).toHaveBeenCalledOnce();
    expect(left).toEqual([]);
    goBack();
    expect(left).toEqual(['reload']);
  });

  it('goes on with what they were about to do on this page', () => {
    const { left } = standOn('/movie/1024');
    finishSignIn({ kind: 'modal', name: 'subscription' });
    expect(left).toEqual(['reload']);
    expect(takeResumeAction()).toEqual({ kind: 'modal', name: 'subscription' });
  });

  it('is shown the page alone where the tab keeps nothing', () => {
    const { left } = standOn('/movie/1024');
    vi.stubGlobal('sessionStorage', undefined);
    finishSignIn({ kind: 'modal', name: 'subscription' });
    expect(left).toEqual(['reload']);
    expect(takeResumeAction()).toBeUndefined();
  });
});

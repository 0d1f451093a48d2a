import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeResumed } from '../../shell/modals/resumed-modal.ts';
import { enter } from './enter.ts';

const here = { path: undefined, open: undefined };

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
  return { left, goBack: () => window.dispatchEvent(new Event('popstate')), kept, window };
}

afterEach(() => vi.unstubAllGlobals());

describe('who has signed in', () => {
  it('goes to the target in place of the form, which the way back then passes by', () => {
    const { left } = standOn('/login');
    enter({ ...here, path: '/movie/1024' });
    expect(left).toEqual(['/movie/1024']);
  });

  it('has the page loaded anew', () => {
    const { left } = standOn('/movie/1024');
    enter(here);
    expect(left).toEqual(['reload']);
  });

  it('has the modal closed first', () => {
    const { left, goBack } = standOn('/movie/1024');
    const close = vi.fn();
    enter(here, close);
    expect(close).toHaveBeenCalledOnce();
    expect(left).toEqual([]);
    goBack();
    expect(left).toEqual(['reload']);
  });

  it.each([
    { name: 'direct-debit' },
    { name: 'subscription' },
    { name: 'buy', state: { id: '1024', type: 'movie' } },
    { name: 'buy', state: {} },
  ] as const)('is shown the modal $name then, once', (open) => {
    standOn('/movie/1024');
    enter({ ...here, open });
    expect(takeResumed()).toEqual(open);
    expect(takeResumed()).toBeUndefined();
  });

  it('is not shown it on another page, nor later', () => {
    const { window } = standOn('/movie/1024');
    enter({ ...here, open: { name: 'subscription' } });
    window.location.pathname = '/kids';
    expect(takeResumed()).toBeUndefined();
    window.location.pathname = '/movie/1024';
    expect(takeResumed()).toBeUndefined();
  });

  it('is shown the page alone where the tab keeps nothing', () => {
    const { left } = standOn('/movie/1024');
    vi.stubGlobal('sessionStorage', undefined);
    enter({ ...here, open: { name: 'subscription' } });
    expect(left).toEqual(['reload']);
    expect(takeResumed()).toBeUndefined();
  });
});

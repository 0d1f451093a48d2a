import { describe, expect, it } from 'vitest';
import type { ModalName } from '../../app/modals/modal-states.ts';
import { routeRow } from '../../route-table.ts';
import { hasPlace, modalFor, signInFor } from './modal-for.ts';

const shown = (name: ModalName, signedIn: boolean, page = 'movie', opened?: ModalName) =>
  modalFor(name, { signedIn, row: routeRow(page), opened });

describe('which modal is shown', () => {
  it('the sign-in: to guests, and not on its own page, nor twice', () => {
    expect(shown('login', false)).toBe('login');
    expect(shown('login', true)).toBeUndefined();
    expect(shown('login', false, 'login')).toBeUndefined();
    expect(shown('login', false, 'movie', 'login')).toBeUndefined();
    expect(shown('login', false, 'movie', 'subscription')).toBe('login');
  });

  it.each(['credit', 'direct-debit', 'wallet'] as const)('%s: a guest signs in first', (name) => {
    expect(shown(name, true)).toBe(name);
    expect(shown(name, false)).toBe('login');
    expect(shown(name, false, 'login')).toBeUndefined();
  });

  it('the plans: to anyone', () => {
    expect(shown('subscription', true)).toBe('subscription');
    expect(shown('subscription', false)).toBe('subscription');
  });

  it('a page that stands by itself has only what it needs', () => {
    const all = ['login', 'credit', 'subscription', 'direct-debit', 'buy', 'player'] as const;
    const on = (page: string, signedIn: boolean) =>
      all.filter((name) => shown(name, signedIn, page));
    expect(on('callback', true)).toEqual(['credit', 'subscription']);
    expect(on('app', true)).toEqual(['subscription']);
    expect(all.filter((name) => hasPlace(name, routeRow('app')))).toEqual([
      'login',
      'subscription',
    ]);
    expect(on('movie', true)).toEqual(['credit', 'subscription', 'direct-debit', 'buy', 'player']);
  });

  it('what a guest wanted comes after the sign-in, where it can', () => {
    expect(signInFor('direct-debit')).toEqual({
      after: { kind: 'modal', name: 'direct-debit' },
    });
    expect(signInFor('credit')).toEqual({});
  });
});

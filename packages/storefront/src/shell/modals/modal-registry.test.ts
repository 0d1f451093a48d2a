import { describe, expect, it } from 'vitest';
import type { ModalName } from '../../app/modals/modal-states.ts';
import { routeRow } from '../../route-table.ts';
import { isModalAllowed, resolveModal, signInFor } from './modal-registry.ts';

const shown = (name: ModalName, signedIn: boolean, page = 'movie', opened?: ModalName) =>
  resolveModal(name, { signedIn, row: routeRow(page), opened });

describe('resolving a modal', () => {
  it('shows the sign-in to guests, but not on its own page and not twice', () => {
    expect(shown('login', false)).toBe('login');
    expect(shown('login', true)).toBeUndefined();
    expect(shown('login', false, 'login')).toBeUndefined();
    expect(shown('login', false, 'movie', 'login')).toBeUndefined();
    expect(shown('login', false, 'movie', 'subscription')).toBe('login');
  });

  it.each(['credit', 'direct-debit', 'wallet'] as const)(
    'makes a guest sign in before %s',
    (name) => {
      expect(shown(name, true)).toBe(name);
      expect(shown(name, false)).toBe('login');
      expect(shown(name, false, 'login')).toBeUndefined();
    },
  );

  it('shows the plans to anyone', () => {
    expect(shown('subscription', true)).toBe('subscription');
    expect(shown('subscription', false)).toBe('subscription');
  });

  it('allows only the necessary modals on standalone pages', () => {
    const all = ['login', 'credit', 'subscription', 'direct-debit', 'buy', 'player'] as const;
    const on = (page: string, signedIn: boolean) =>
      all.filter((name) => shown(name, signedIn, page));
    expect(on('callback', true)).toEqual(['credit', 'subscription']);
    expect(on('app', true)).toEqual(['subscription']);
    for (const signedIn of [true, false]) expect(on('kids', signedIn)).toEqual([]);
    expect(all.filter((name) => isModalAllowed(name, routeRow('app')))).toEqual([
      'login',
      'subscription',
    ]);
    expect(on('movie', true)).toEqual(['credit', 'subscription', 'direct-debit', 'buy', 'player']);
  });

  it('opens the modal after the sign-in, if possible', () => {
    expect(signInFor('direct-debit', { series: '92' })).toEqual({
      after: { kind: 'modal', name: 'direct-debit', state: { series: '92' } },
    });
    expect(signInFor('credit', { amount: 20_000 })).toEqual({
      after: { kind: 'modal', name: 'credit', state: { amount: 20_000 } },
    });
    expect(signInFor('wallet', {})).toEqual({});
  });
});

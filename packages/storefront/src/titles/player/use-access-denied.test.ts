import { fixture } from '@parde/api-client/testing/fixtures';
import { decideTitle } from '@parde/domain';
import { expect, it } from 'vitest';
import { accessDeniedMessage } from './use-access-denied.ts';

const decision = decideTitle({
  cart: { ...fixture('getCart').data, pass: false, show_buy: false, show_free: false, notes: [] },
  subscription: { subscribed: false },
  now: Date.parse('2026-01-01'),
  access: 'subscription',
});
const act = () => undefined;
const actions = { subscribe: act, buy: act, signIn: act, retry: act };
const kindOf = (
  ...[decided, can = actions]: [Parameters<typeof accessDeniedMessage>[0], typeof actions?]
) => accessDeniedMessage(decided, 'fa', can, '').kind;

it('a guest must sign in if nothing is sold, else subscribe', () => {
  expect(kindOf(decision)).toBe('subscribe');
  expect(kindOf({ ...decision, signIn: true })).toBe('sign-in');
  expect(kindOf({ ...decision, actions: [], signIn: true })).toBe('sign-in');
});

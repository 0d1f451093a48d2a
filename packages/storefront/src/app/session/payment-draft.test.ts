import { storageKeys } from '@parde/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftOf, forgetDraft, readInterrupted, saveDraft } from './payment-draft.ts';

const order = 'plan:m1';
const after = { kind: 'page', path: '/plan/m1' } as const;
const start = Date.parse('2026-01-01');

let tab: Map<string, string>;

beforeEach(() => {
  tab = new Map();
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('the payment method of an order is restored after the sign-in, but not for another order', () => {
  saveDraft({ order, method: 'saman' });
  saveDraft({ order, after });
  expect(draftOf(order)?.method).toBe('saman');
  expect(draftOf('charge')).toBeUndefined();
  forgetDraft();
  expect(draftOf(order)).toBeUndefined();
});

it('an interrupted payment is returned with its action after the sign-in', () => {
  saveDraft({ order, method: 'saman' });
  expect(readInterrupted()).toBeUndefined();
  saveDraft({ order, after, key: 'k-1', isUnpaid: true });
  const interrupted = { order, method: 'saman', after, key: 'k-1', isUnpaid: true };
  expect(readInterrupted()).toMatchObject(interrupted);
});

it('a payment from some minutes ago does not count as interrupted, and is removed', () => {
  saveDraft({ order, after });
  vi.setSystemTime(start + 3 * 60_000);
  expect(readInterrupted()).toBeUndefined();
  expect([...tab]).toEqual([]);
});

it.each(['{', 'null', '[]', '{"order":1,"at":2}', '{"order":"plan:m1","at":"now"}'])(
  'a damaged draft is ignored: %s',
  (text) => {
    tab.set(storageKeys.paymentDraft, text);
    expect(draftOf(order)).toBeUndefined();
    expect(readInterrupted()).toBeUndefined();
  },
);

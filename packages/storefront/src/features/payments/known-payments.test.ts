import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { hasReceipt, knownPayments, titlePathOf } from './known-payments.ts';

const { items } = fixture('listPayments').data;

it('leaves out of a broken answer what has no code', () => {
  const broken: typeof items = JSON.parse(JSON.stringify([null, {}, items[0]]));
  expect(knownPayments(broken)).toEqual([items[0]]);
  expect(knownPayments(undefined)).toEqual([]);
});

it('has payments whose code is a number, as text', () => {
  const [first] = items;
  const numbered: typeof items = JSON.parse(
    JSON.stringify([{ ...first, tracking_code: Number(first?.tracking_code) }]),
  );
  expect(knownPayments(numbered)).toEqual([first]);
});

it('leads to the title that a payment names, and nowhere else', () => {
  expect(titlePathOf({ content_type: 'episode', content_id: '9209' })).toBe('/episode/9209');
  expect(titlePathOf({ content_type: null, content_id: null })).toBeUndefined();
  expect(titlePathOf({ content_type: 'movie', content_id: null })).toBeUndefined();
  expect(titlePathOf({ content_type: 'movie', content_id: '../kids' })).toBeUndefined();
});

it('has a receipt for what was paid, also where it went back', () => {
  const withReceipt = items.filter(hasReceipt).map(({ status }) => status);
  expect(new Set(withReceipt)).toEqual(new Set(['paid', 'refunded']));
});

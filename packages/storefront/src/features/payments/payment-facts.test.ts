import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { hasReceipt, titlePathOf } from './payment-facts.ts';

const { items } = fixture('listPayments').data;

it('links to the title that a payment names, and nowhere else', () => {
  expect(titlePathOf({ content_type: 'episode', content_id: '9209' })).toBe('/episode/9209');
  expect(titlePathOf({ content_type: null, content_id: null })).toBeUndefined();
  expect(titlePathOf({ content_type: 'movie', content_id: null })).toBeUndefined();
  expect(titlePathOf({ content_type: 'movie', content_id: '../kids' })).toBeUndefined();
});

it('there is a receipt for a payment that was made, even if it was refunded', () => {
  const withReceipt = items.filter(hasReceipt).map(({ status }) => status);
  expect(new Set(withReceipt)).toEqual(new Set(['paid', 'refunded']));
});

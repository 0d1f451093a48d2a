import { expect, it } from 'vitest';
import { giftTotal, knownGifts, reasonOf } from './known-gifts.ts';

const gift = {
  id: 'g-1',
  days: 7,
  reason: 'plan',
  granted_at: '2026-11-21T11:30:00+03:30',
  from: null,
  note_fa: null,
  note_en: null,
} as const;
const page = { about: { days: 31 }, items: [gift], next_cursor: null };

it('leaves out what is no gift', () => {
  const items = JSON.parse(JSON.stringify([null, gift, { ...gift, days: null }, {}]));
  expect(knownGifts([{ ...page, items }, null])).toEqual([gift]);
  expect(knownGifts([{ ...page, items: JSON.parse('null') }])).toEqual([]);
});

it('has the server’s total, or else that of what is shown', () => {
  expect(giftTotal([page])).toBe(31);
  expect(giftTotal([{ ...page, about: JSON.parse('null') }, page])).toBe(14);
  expect(giftTotal([null])).toBe(0);
});

it('names a reason that it does not know as another', () => {
  expect(reasonOf(gift)).toBe('plan');
  expect(reasonOf(JSON.parse('{"reason":"birthday"}'))).toBe('other');
});

import { expect, it } from 'vitest';
import { countedOf, formatData, isRate } from './data-use.ts';
import { groupPhone } from './group-phone.ts';

it('counts half of the data at half price, and nothing where it is free', () => {
  const units = { megabyte: 'مگابایت', gigabyte: 'گیگابایت' };
  const shown = (megabytes: number) => formatData(megabytes, 'fa', units);
  expect([shown(1100), shown(countedOf(1100, 'half'))]).toEqual([
    '۱٫۱\u00a0گیگابایت',
    '۵۵۰\u00a0مگابایت',
  ]);
  expect(shown(countedOf(7000, 'full'))).toBe('۷\u00a0گیگابایت');
  expect(shown(countedOf(7000, 'free'))).toBe('۰\u00a0مگابایت');
  expect(['half', 'toString', null, 7].map(isRate)).toEqual([true, false, false, false]);
});

it.each([
  ['02191000000', '021 9100 0000'],
  ['09121234567', '0912 123 4567'],
  ['1500', '1500'],
  ['+982191000000', '+982191000000'],
])('groups %s as %s', (phone, grouped) => {
  expect(groupPhone(phone)).toBe(grouped);
});

import { gigabyte } from '@parde/domain';
import { expect, it } from 'vitest';
import { createI18n } from '../../app/i18n/create-i18n.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { shortCost } from './cost-messages.ts';

const i18n = createI18n({ locale: 'fa' });
await loadMessages({ brand: {}, i18n, facts: { locale: 'fa' } }, 'data-cost');
const t = i18n.getFixedT('fa', 'data-cost');

const price = { toman_per_gigabyte: 10_000, as_of: '2026-11-01' };

it('formats a price briefly, marks half price, and shows the rate if no price is known', () => {
  const costOf = (operator: Parameters<typeof shortCost>[1]) =>
    shortCost(2 * gigabyte, operator, 'fa', t);
  expect(costOf({ rate: 'half', price })).toBe('۱۰٬۰۰۰\u00a0تومان، نیم‌بها');
  expect(costOf({ rate: 'full', price })).toBe('۲۰٬۰۰۰\u00a0تومان');
  expect(costOf({ rate: 'free', price })).toBe('رایگان');
  expect(costOf({ rate: 'half' })).toBe('نیم‌بها');
});

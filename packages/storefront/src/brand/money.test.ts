import { expect, it } from 'vitest';
import { checkBrand } from '../test-support/check-brand.server.ts';
import { type Money, vatOf } from './define-brand.ts';
import { testBrand } from './test-brand.ts';

it('uses the specification’s VAT if the brand sets none', () => {
  expect(vatOf(testBrand)).toBe(10);
});

it('uses the brand’s VAT and amounts', () => {
  const brand = checkBrand({ ...testBrand, money: { vatPercent: 9, quickAmounts: [50_000] } });
  expect(vatOf(brand)).toBe(9);
  expect(brand.money?.quickAmounts).toEqual([50_000]);
});

it.each<[Money, string]>([
  [{ vatPercent: 0.1 }, 'money.vatPercent must be a whole number from 0 to 100'],
  [{ vatPercent: -1 }, 'money.vatPercent must be a whole number from 0 to 100'],
  [{ quickAmounts: [10_000, 5000] }, 'money.quickAmounts must begin with the smallest'],
  [{ quickAmounts: [0.5] }, 'money.quickAmounts.0 must be whole toman'],
])('%j is refused', (money, mistake) => {
  expect(() => checkBrand({ ...testBrand, money })).toThrow(mistake);
});

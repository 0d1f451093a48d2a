import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxAmount } from './amount.ts';
import { planPrice, vatPercent } from './plan-price.ts';

const anyNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.nat(maxAmount),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -0),
);

describe("a plan's price", () => {
  it('has all values that the list and the page show', () => {
    const discount = { discount_percent: 20, discount_price: 18_000, discount_day: 7 };
    expect(planPrice({ toman: 89_000, discount })).toEqual({
      before: 89_000,
      price: 71_000,
      discountPercent: 20,
      giftDays: 7,
      vat: 7100,
      total: 78_100,
    });
  });

  it.each([[undefined], [null], [{}]])('has no discount to show for %j', (discount) => {
    expect(planPrice({ toman: 45_000, discount })).toEqual({
      before: undefined,
      price: 45_000,
      discountPercent: undefined,
      giftDays: undefined,
      vat: 4500,
      total: 49_500,
    });
  });

  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [6, 1],
    [14, 1],
    [15, 2],
    [99_994, 9999],
    [99_995, 10_000],
    [99_999, 10_000],
    [maxAmount - 5, 99_999_999_999 + 1],
    [maxAmount, 100_000_000_000],
  ])('with %j toman has a VAT of %j, with half a toman rounded up', (toman, vat) => {
    expect(planPrice({ toman })).toMatchObject({ price: toman, vat, total: toman + vat });
  });

  it('uses the given VAT rate', () => {
    expect(planPrice({ toman: 149_000 }, 9)).toMatchObject({ vat: 13_410, total: 162_410 });
    expect(planPrice({ toman: 149_050 }, 1)).toMatchObject({ vat: 1491, total: 150_541 });
  });

  it.each([
    [44_999, 1, 45_000],
    [45_000, 0, 45_000],
    [45_001, 45_000, undefined],
    [maxAmount, 45_000, undefined],
    [0, 45_000, undefined],
    [-5, 45_000, undefined],
    [0.5, 45_000, undefined],
    [Number.NaN, 45_000, undefined],
    [Number.POSITIVE_INFINITY, 45_000, undefined],
    [maxAmount + 1, 45_000, undefined],
    [null, 45_000, undefined],
  ])('with a discount of %j is %j', (discount_price, price, before) => {
    const read = planPrice({ toman: 45_000, discount: { discount_price } });
    expect(read).toMatchObject({ price, before });
  });

  it.each([
    [0, undefined],
    [0.5, undefined],
    [1, 1],
    [50, 50],
    [100, 100],
    [101, undefined],
    [12.5, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [null, undefined],
  ])('shows a discount of %j percent as %j', (discount_percent, shown) => {
    const discount = { discount_percent, discount_price: 100 };
    expect(planPrice({ toman: 45_000, discount })?.discountPercent).toBe(shown);
  });

  it('shows no percentage if the price is not lower', () => {
    const discount = { discount_percent: 50, discount_price: 0, discount_day: 10 };
    expect(planPrice({ toman: 45_000, discount })).toMatchObject({
      discountPercent: undefined,
      giftDays: 10,
      price: 45_000,
    });
  });

  it.each([
    [0, undefined],
    [-0, undefined],
    [1, 1],
    [30, 30],
    [-1, undefined],
    [1.5, undefined],
    [10_001, undefined],
    [null, undefined],
  ])('with %j gift days shows %j', (discount_day, shown) => {
    expect(planPrice({ toman: 45_000, discount: { discount_day } })?.giftDays).toBe(shown);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, maxAmount + 1, 2 ** 60])(
    'is undefined if the plan has %j toman',
    (toman) => {
      expect(planPrice({ toman })).toBeUndefined();
    },
  );

  it('and its VAT always add up exactly to the total, and the VAT is a tenth to the nearest toman', () => {
    const discount = fc.record({
      discount_percent: anyNumber,
      discount_price: anyNumber,
      discount_day: anyNumber,
    });
    fc.assert(
      fc.property(anyNumber, fc.option(discount), (toman, reduced) => {
        const read = planPrice({ toman, discount: reduced });
        if (!read) return;
        const { price, vat, total } = read;
        expect([price, vat, total].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(
          true,
        );
        expect(price).toBeLessThanOrEqual(toman);
        expect(BigInt(price) + BigInt(vat)).toBe(BigInt(total));
        const rest = BigInt(price) * BigInt(vatPercent) - BigInt(vat) * 100n;
        expect(rest >= -50n && rest < 50n).toBe(true);
      }),
    );
  });

  it('never grows with a larger discount, and never shrinks with a higher price, if the discount is valid', () => {
    const amount = fc.nat(maxAmount);
    fc.assert(
      fc.property(amount, amount, amount, (...three) => {
        const total = (price: number, less: number) =>
          planPrice({ toman: price, discount: { discount_price: less } })?.total ?? Number.NaN;
        const [least = 0, middle = 0, most = 0] = three.sort((one, other) => one - other);
        expect(total(most, middle)).toBeLessThanOrEqual(total(most, least));
        expect(total(most, least)).toBeGreaterThanOrEqual(total(middle, least));
      }),
    );
  });

  it('is the full price if the discount is larger than the price', () => {
    fc.assert(
      fc.property(
        fc.nat(maxAmount - 1),
        fc.integer({ min: 1, max: maxAmount }),
        (toman, beyond) => {
          const discount = { discount_price: toman + beyond, discount_percent: 50 };
          expect(planPrice({ toman, discount })).toEqual(planPrice({ toman }));
        },
      ),
    );
  });
});

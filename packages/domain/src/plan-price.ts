import { isAmount } from './amount.ts';
import { readCount } from './count.ts';

/** Added to a plan's price, where nothing else is said. */
export const vatPercent = 10;

/** A plan's discount: the price cut and the free days. */
export interface PlanDiscount {
  readonly discount_percent?: number | null | undefined;
  readonly discount_price?: number | null | undefined;
  readonly discount_day?: number | null | undefined;
}

/** The part of a plan that its price depends on. */
export interface PricedPlan {
  readonly toman: number;
  readonly discount?: PlanDiscount | null | undefined;
}

/** The list shows `price`; the plan's page shows `price`, `vat` and `total`. */
export interface PlanPrice {
  /** The price before a discount that lowers it. */
  readonly before: number | undefined;
  /** After the discount, before VAT. */
  readonly price: number;
  /** For display, where the price is lower by it. */
  readonly discountPercent: number | undefined;
  /** For display. Free days may come without a lower price. */
  readonly giftDays: number | undefined;
  readonly vat: number;
  /** Always exactly price + vat. */
  readonly total: number;
}

/**
 * A plan's price in whole toman, or undefined where it cannot be paid. VAT, in whole per cent, is rounded half up, and
 * the total is the sum of the shown parts. An invalid discount counts as none.
 */
export function planPrice(
  { toman, discount }: PricedPlan,
  vat = vatPercent,
): PlanPrice | undefined {
  if (!isAmount(toman)) return undefined;
  const price = toman - lessBy(discount, toman);
  const tax = Math.floor((price * vat + 50) / 100);
  const isLower = price < toman;
  return {
    before: isLower ? toman : undefined,
    price,
    discountPercent: isLower ? percentOf(discount) : undefined,
    giftDays: readCount(discount?.discount_day) || undefined,
    vat: tax,
    total: price + tax,
  };
}

/** More than the price itself is a mistake, not a gift. */
function lessBy(discount: PlanDiscount | null | undefined, toman: number): number {
  const amount = discount?.discount_price;
  return isAmount(amount) && amount <= toman ? amount : 0;
}

function percentOf(discount: PlanDiscount | null | undefined): number | undefined {
  const percent = discount?.discount_percent ?? 0;
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : undefined;
}

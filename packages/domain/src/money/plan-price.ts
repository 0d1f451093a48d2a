import { readCount } from '../language/count.ts';
import { isAmount } from './amount.ts';

/** The VAT rate of a plan's price, unless another rate is given. */
export const vatPercent = 10;

/** A plan's discount: the price reduction and the free days. */
export interface PlanDiscount {
  readonly discount_percent?: number | null | undefined;
  readonly discount_price?: number | null | undefined;
  readonly discount_day?: number | null | undefined;
}

/** The fields of a plan that determine its price. */
export interface PricedPlan {
  readonly toman: number;
  readonly discount?: PlanDiscount | null | undefined;
}

/** The price of a plan. The list shows `price`; the plan's page shows `price`, `vat` and `total`. */
export interface PlanPrice {
  /** The price before the discount. Undefined if no discount lowers it. */
  readonly before: number | undefined;
  /** The price after the discount and before VAT. */
  readonly price: number;
  /** The percentage to show. Undefined if the price is not lower. */
  readonly discountPercent: number | undefined;
  /** The free days to show. They can exist without a lower price. */
  readonly giftDays: number | undefined;
  readonly vat: number;
  /** Always exactly price + vat. */
  readonly total: number;
}

/**
 * Returns a plan's price in whole toman, or undefined if the price is invalid. VAT, in whole per cent, is rounded
 * half up, and the total is the sum of the shown parts. An invalid discount is ignored.
 */
export function planPrice(
  { toman, discount }: PricedPlan,
  vat = vatPercent,
): PlanPrice | undefined {
  if (!isAmount(toman)) return undefined;
  const price = toman - discountAmount(discount, toman);
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

/** A discount that exceeds the price is a mistake, not a gift. */
function discountAmount(discount: PlanDiscount | null | undefined, toman: number): number {
  const amount = discount?.discount_price;
  return isAmount(amount) && amount <= toman ? amount : 0;
}

function percentOf(discount: PlanDiscount | null | undefined): number | undefined {
  const percent = discount?.discount_percent ?? 0;
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : undefined;
}

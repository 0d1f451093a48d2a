import { isAmount } from './amount.ts';
import { readCount } from './count.ts';

/** Added to a plan's price. */
export const vatPercent = 10;

/** What is said of a plan's discount: how much less, and how many days are a gift. */
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

/** What a plan costs. The list shows `price`, the plan's page `price`, `vat` and `total`. */
export interface PlanPrice {
  /** The price before the discount, where there is one that lowers it. */
  readonly before: number | undefined;
  /** After the discount, before VAT. */
  readonly price: number;
  /** To show, where the price is lower by it. */
  readonly discountPercent: number | undefined;
  /** To show. A gift may come without a lower price. */
  readonly giftDays: number | undefined;
  readonly vat: number;
  /** What is paid: always exactly price + vat. */
  readonly total: number;
}

/**
 * A plan's price in whole toman, or nothing where the plan has none that could be paid. VAT is rounded to the
 * nearest toman, half a toman up, and the total is added up from what is shown. A discount that makes no sense
 * is no discount.
 */
export function planPrice({ toman, discount }: PricedPlan): PlanPrice | undefined {
  if (!isAmount(toman)) return undefined;
  const price = toman - lessBy(discount, toman);
  const vat = Math.floor((price * vatPercent + 50) / 100);
  const isLower = price < toman;
  return {
    before: isLower ? toman : undefined,
    price,
    discountPercent: isLower ? percentOf(discount) : undefined,
    giftDays: readCount(discount?.discount_day) || undefined,
    vat,
    total: price + vat,
  };
}

/** More than the price itself is a mistake, and no gift. */
function lessBy(discount: PlanDiscount | null | undefined, toman: number): number {
  const amount = discount?.discount_price;
  return isAmount(amount) && amount <= toman ? amount : 0;
}

function percentOf(discount: PlanDiscount | null | undefined): number | undefined {
  const percent = discount?.discount_percent ?? 0;
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : undefined;
}

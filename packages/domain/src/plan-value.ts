import { type PricedPlan, planPrice } from './plan-price.ts';

export interface LastingPlan extends PricedPlan {
  /** Without gift days. */
  readonly days?: number | null | undefined;
}

const daysOfMonth = 365 / 12;

/** «۹۰ روز» is three months: how far a plan's days may be from its months. */
const tolerance = 0.02;

/**
 * How many months a plan lasts; undefined where the server does not say. Gift days do not count: they may end, and the price a
 * month would lean on them.
 */
export function planMonths(days: number | null | undefined): number | undefined {
  if (!(typeof days === 'number' && Number.isFinite(days) && days > 0)) return undefined;
  const months = days / daysOfMonth;
  const whole = Math.round(months);
  return Math.abs(months - whole) <= whole * tolerance ? whole : months;
}

/** The price of a month of it, after the discount and before VAT, in whole toman. */
export function monthPrice(plan: LastingPlan): number | undefined {
  const price = planPrice(plan);
  const months = planMonths(plan.days);
  return price && months && Math.floor(price.price / months);
}

/** From the best value on. The order stays where a plan does not say how long it lasts. */
export function byValue<Plan extends LastingPlan>(
  plans: readonly (readonly [string, Plan])[],
): { readonly plans: readonly (readonly [string, Plan])[]; readonly best: string | undefined } {
  const valued = plans.flatMap((entry) => {
    const value = monthPrice(entry[1]);
    return value === undefined ? [] : [{ entry, value }];
  });
  if (valued.length < plans.length) return { plans, best: undefined };
  const sorted = valued.toSorted((one, other) => one.value - other.value);
  const [first, second] = sorted;
  const isBest = first && second && first.value !== second.value;
  return {
    plans: sorted.map(({ entry }) => entry),
    best: isBest ? first.entry[0] : undefined,
  };
}

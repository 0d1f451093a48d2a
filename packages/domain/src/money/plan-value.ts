import { type PricedPlan, planPrice } from './plan-price.ts';

export interface LastingPlan extends PricedPlan {
  /** The days of the plan, without gift days. */
  readonly days?: number | null | undefined;
}

const daysOfMonth = 365 / 12;

/** The tolerance for rounding a plan's days to months, so that «۹۰ روز» is three months. */
const tolerance = 0.02;

/**
 * Returns the number of months that a plan lasts. Undefined if the server does not send it. Gift days are excluded,
 * because they may end and the monthly price would depend on them.
 */
export function planMonths(days: number | null | undefined): number | undefined {
  if (!(typeof days === 'number' && Number.isFinite(days) && days > 0)) return undefined;
  const months = days / daysOfMonth;
  const rounded = Math.round(months);
  return Math.abs(months - rounded) <= rounded * tolerance ? rounded : months;
}

/** Returns the monthly price of a plan, after the discount and before VAT, in whole toman. */
export function monthPrice(plan: LastingPlan): number | undefined {
  const price = planPrice(plan);
  const months = planMonths(plan.days);
  return price && months && Math.floor(price.price / months);
}

/** Sorts plans by value, the best first. The order is unchanged if the duration of a plan is unknown. */
export function sortByValue<Plan extends LastingPlan>(
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

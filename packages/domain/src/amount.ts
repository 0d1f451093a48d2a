/** A full cart of the largest amount still adds up exactly. */
export const maxAmount = 1_000_000_000_000;

/** Whole toman, not negative. Anything else is never added, shown or paid. */
export function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxAmount;
}

/** The largest amount there is: a full cart of these still adds up exactly. */
export const maxAmount = 1_000_000_000_000;

/** Whole toman, nothing below zero. What fails this is never added, shown or paid. */
export function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxAmount;
}

/** The largest amount. A full cart of such amounts still adds up exactly. */
export const maxAmount = 1_000_000_000_000;

/** True for a whole, non-negative number of toman. Other values are never added, shown or paid. */
export function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxAmount;
}

/** Days of twenty-seven years, hours of one. More is a mistake. */
const maxCount = 10_000;

/** A whole number of days or hours to show, or undefined. */
export function readCount(value: number | null | undefined): number | undefined {
  if (value == null || !Number.isInteger(value)) return undefined;
  // Adding zero turns -0 into 0; else it would be shown with its sign.
  return value >= 0 && value <= maxCount ? value + 0 : undefined;
}

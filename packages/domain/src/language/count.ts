/** Twenty-seven years in days, or more than one year in hours. Larger counts are mistakes. */
const maxCount = 10_000;

/** Returns a whole number of days or hours to show, or undefined. */
export function readCount(value: number | null | undefined): number | undefined {
  if (value == null || !Number.isInteger(value)) return undefined;
  // Adding zero turns -0 into 0, which would otherwise be shown with its sign.
  return value >= 0 && value <= maxCount ? value + 0 : undefined;
}

/** For what is fetched once a visit. */
export const never = Number.POSITIVE_INFINITY;

/** How long what was fetched counts as fresh, as TanStack Query takes it. */
export function minutes(count: number): number {
  return count * 60_000;
}

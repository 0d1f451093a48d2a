import type { RouteRow } from '../../route-table.ts';

/**
 * The pages that a search engine may list: those that are built, show nothing of a viewer's, and are known by the
 * address itself.
 */
export function indexableRows(rows: readonly RouteRow[]): readonly RouteRow[] {
  return rows.filter(
    ({ path, name, hidden, canonical }) =>
      path !== '*' && name === undefined && !hidden && canonical === undefined,
  );
}

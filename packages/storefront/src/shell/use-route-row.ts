import { useMatches } from 'react-router';
import { type RouteRow, routeRow } from '../route-table.ts';

/** The table's row of the page that is shown. */
export function useRouteRow(): RouteRow {
  return routeRow(useMatches().at(-1)?.id);
}

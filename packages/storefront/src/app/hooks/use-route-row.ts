import { useMatches } from 'react-router';
import { type FoundRow, routeRow } from '../../route-table.ts';

/** Returns the current page's row. A failed page has no picture, so its header is solid. */
export function useRouteRow(): FoundRow {
  const match = useMatches().at(-1);
  const row = routeRow(match?.id);
  return match?.loaderData !== undefined ? row : { ...row, header: 'solid' };
}

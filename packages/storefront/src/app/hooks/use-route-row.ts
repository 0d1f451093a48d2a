import { useMatches } from 'react-router';
import { type FoundRow, routeRow } from '../../route-table.ts';

/**
 * The table's row of the page that is shown. A page that failed has nothing from its loader, and one that is still to
 * be built has no content: neither has a picture for a header to lie on.
 */
export function useRouteRow(): FoundRow {
  const match = useMatches().at(-1);
  const row = routeRow(match?.id);
  const hasPicture = match?.loaderData !== undefined && row.name === undefined;
  return hasPicture ? row : { ...row, header: 'solid' };
}

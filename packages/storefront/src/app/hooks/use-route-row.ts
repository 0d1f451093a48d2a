import { useMatches } from 'react-router';
import { type FoundRow, routeRow } from '../../route-table.ts';

/** The current page's row. Failed and unbuilt pages have no picture, so their header is solid. */
export function useRouteRow(): FoundRow {
  const match = useMatches().at(-1);
  const row = routeRow(match?.id);
  const hasPicture = match?.loaderData !== undefined && row.name === undefined;
  return hasPicture ? row : { ...row, header: 'solid' };
}

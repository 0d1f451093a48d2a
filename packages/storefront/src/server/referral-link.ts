import { matchRow } from '../route-table.ts';

/** The code in the address of a referral link, whether it is a good one or not. */
export function codeOfLink(pathname: string): string | undefined {
  const { row, params } = matchRow(pathname);
  return row.id === 'ref' ? params.id : undefined;
}

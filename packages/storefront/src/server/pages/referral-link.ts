import { matchRow } from '../../route-table.ts';

/** Returns the code in the address of a referral link, whether it is valid or not. */
export function codeOfLink(pathname: string): string | undefined {
  const { row, params } = matchRow(pathname);
  return row.id === 'ref' ? params.id : undefined;
}

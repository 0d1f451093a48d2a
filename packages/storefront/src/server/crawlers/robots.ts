import type { RouteRow } from '../../route-table.ts';

export function robotsText(origin: string, rows: readonly RouteRow[]): string {
  const patterns = rows.filter(({ hidden }) => hidden).flatMap(({ path }) => patternsOf(path));
  return [
    'User-agent: *',
    ...['/api/v1/', ...new Set(patterns)].map((pattern) => `Disallow: ${pattern}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Returns exact rules, because rules match by prefix: `/profile` alone would also disallow `/profile/faq`. */
function patternsOf(path: string): string[] {
  const [base = '', ...params] = path.split('/:');
  return [`${base}$`, `${base}?`, ...(params.length > 0 ? [`${base}/`] : [])];
}

/** Returns the public pages that have no other canonical address. */
export function indexableRows(rows: readonly RouteRow[]): readonly RouteRow[] {
  return rows.filter(
    ({ path, hidden, canonical }) => path !== '*' && !hidden && canonical === undefined,
  );
}

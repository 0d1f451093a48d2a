import type { RouteRow } from '../../route-table.ts';

/** What robots are told: where the sitemap is, and which pages hold nothing for them. */
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

/** A pattern holds for all that begins with it, so `/profile` alone would shut `/profile/faq` too. */
function patternsOf(path: string): string[] {
  const [base = '', ...params] = path.split('/:');
  return [`${base}$`, `${base}?`, ...(params.length > 0 ? [`${base}/`] : [])];
}

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

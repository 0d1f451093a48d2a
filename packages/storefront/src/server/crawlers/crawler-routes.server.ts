import { type ApiClient, createApiClient } from '@parde/api-client';
import { QueryClient } from '@tanstack/react-query';
import { Hono } from 'hono';
import { generatePath } from 'react-router';
import { hasOperation, isThere } from '../../app/page/operations.ts';
import type { Brand } from '../../brand/define-brand.ts';
import type { Environment } from '../../config/environment.server.ts';
import { allRows, type RouteRow } from '../../route-table.ts';
import type { Backend } from '../backend/backend.server.ts';
import { log, logError } from '../observability/log.server.ts';
import { levelOf } from '../pages/outage.ts';
import { missingPages } from '../pages/page-needs.ts';
import { apiHeaders } from '../proxy/session.server.ts';
import type { ServerVariables } from '../server-variables.ts';
import { catalogue } from './catalogue.ts';

const securityTxtPath = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. */
const validDays = 90;

/** Returns the text that names the contact for security problems (RFC 9116). The file is the same at each origin. */
function securityTxt(contact: string, origins: readonly string[], now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fa, en',
    ...origins.map((origin) => `Canonical: ${origin}${securityTxtPath}`),
    '',
  ].join('\n');
}

/** The limit of the sitemap protocol. */
const maxAddresses = 50_000;
const anHour = 3600;
const cached = { 'cache-control': `public, max-age=${anHour}` };

type CrawlerSettings = Pick<Environment, 'ORIGINS' | 'API_BASE_URL' | 'API_TIMEOUT_MS'>;

/**
 * Serves robots.txt, security.txt and the sitemaps, one for each kind of page. A sitemap reads complete lists of the
 * API, so it is cached for an hour. Otherwise, anyone could make this server read the catalogue repeatedly.
 */
export function crawlerRoutes(
  { securityContact }: Pick<Brand, 'securityContact'>,
  { ORIGINS, API_BASE_URL, API_TIMEOUT_MS }: CrawlerSettings,
  backend: Pick<Backend, 'send' | 'operations' | 'derived'>,
) {
  const [origin] = ORIGINS;
  const rows = rowsToIndex(backend);
  const kinds = sitemapKinds(backend);
  const sitemaps = new QueryClient();
  const routes = new Hono<{ Variables: ServerVariables }>();

  routes.get('/robots.txt', (context) => context.text(robotsText(origin, allRows()), 200, cached));

  if (securityContact !== undefined) {
    routes.get(securityTxtPath, (context) =>
      context.text(securityTxt(securityContact, ORIGINS, new Date()), 200, cached),
    );
  }

  routes.get('/sitemap.xml', () => {
    const paths = ['pages', ...kinds.map(({ id }) => id)].map((name) => `/sitemap-${name}.xml`);
    return xml(sitemapIndexXml(origin, paths));
  });

  routes.get('/sitemap-pages.xml', () => xml(sitemapXml(origin, pagesWithoutId(rows))));

  for (const row of kinds) {
    const make = async (requestId: string) => {
      const api = createApiClient({
        baseUrl: API_BASE_URL,
        fetch: backend.send,
        headers: Object.fromEntries(
          apiHeaders({ token: undefined, address: undefined, requestId }),
        ),
        timeout: API_TIMEOUT_MS,
      });
      return sitemapXml(origin, await entriesOf(row, api));
    };
    routes.get(`/sitemap-${row.id}.xml`, async (context) => {
      const { requestId } = context.var;
      try {
        const queryFn = () => make(requestId);
        return xml(
          await sitemaps.fetchQuery({ queryKey: [row.id], queryFn, staleTime: anHour * 1000 }),
        );
      } catch (error) {
        logError('sitemap-failed', error, { level: levelOf(error), kind: row.id, requestId });
        return context.text('Not now', 503, { 'retry-after': '600', 'cache-control': 'no-store' });
      }
    });
  }
  return routes;
}

/** Returns the public pages that exist on every host. */
export function rowsToIndex(backend: Pick<Backend, 'operations' | 'derived'>) {
  const rules = { showsPayments: true, showsFullRateTip: true, assumesSubscribed: false };
  const facts = { rules, missing: missingPages(backend) };
  return indexableRows(allRows()).filter((row) => isThere({ facts }, row));
}

/** Returns the pages whose contents the server's lists name. */
export function sitemapKinds(backend: Pick<Backend, 'operations' | 'derived'>) {
  return rowsToIndex(backend).filter(({ id }) =>
    catalogue[id]?.needs.every((operation) => hasOperation({ facts: backend }, operation)),
  );
}

function xml(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...cached },
  });
}

export function pagesWithoutId(rows: readonly RouteRow[]): SitemapEntry[] {
  return rows
    .filter(({ path, withoutParam }) => withoutParam === undefined && !/\/:\w+(?:\/|$)/.test(path))
    .map(({ path }) => ({ path: generatePath(path) }));
}

/** Returns the addresses of one kind of page. A title on two lists has one entry. */
export async function entriesOf({ id, path }: RouteRow, api: ApiClient): Promise<SitemapEntry[]> {
  const entries = new Map<string, SitemapEntry>();
  const [, param = 'id'] = /:(\w+)/.exec(path) ?? [];
  for await (const listed of catalogue[id]?.list(api) ?? []) {
    const address = generatePath(path, { [param]: listed.id });
    entries.set(address, { path: address, updated: listed.updated });
    if (entries.size < maxAddresses) continue;
    log('sitemap-full', { level: 'warning', kind: id, addresses: maxAddresses });
    break;
  }
  return [...entries.values()];
}

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

interface SitemapEntry {
  readonly path: string;
  /** A date in ISO 8601 format. */
  readonly updated?: string | undefined;
}

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return file('urlset', 'url', origin, entries);
}

export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => ({ path }));
  return file('sitemapindex', 'sitemap', origin, entries);
}

function file(
  root: string,
  element: string,
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const rows = entries.map(({ path, updated }) => {
    const lastmod = updated === undefined ? '' : `<lastmod>${escapeXml(updated)}</lastmod>`;
    return `<${element}><loc>${escapeXml(origin + encodeURI(path))}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${xmlns}">\n${rows.join('')}</${root}>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

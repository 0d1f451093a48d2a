import { type ApiClient, createApiClient } from '@parde/api-client';
import { QueryClient } from '@tanstack/react-query';
import { Hono } from 'hono';
import { generatePath } from 'react-router';
import { hasOperation, isThere } from '../../app/page/operations.ts';
import { languageNames } from '../../app/settings/language.ts';
import type { Brand } from '../../brand/define-brand.ts';
import { addressIn } from '../../brand/languages.ts';
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
  { securityContact, languages }: Pick<Brand, 'securityContact' | 'languages'>,
  { ORIGINS, API_BASE_URL, API_TIMEOUT_MS }: CrawlerSettings,
  backend: Pick<Backend, 'send' | 'operations' | 'derived'>,
) {
  const [origin] = ORIGINS;
  const rows = rowsToIndex(backend);
  const kinds = sitemapKinds(backend);
  const sitemaps = new QueryClient();
  const codes = [undefined, ...(languages ? languageNames({ languages }) : [])].map(
    (language) => language?.code,
  );
  const routes = new Hono<{ Variables: ServerVariables }>();

  routes.get('/robots.txt', (context) => context.text(robotsText(origin, allRows()), 200, cached));

  if (securityContact !== undefined) {
    routes.get(securityTxtPath, (context) =>
      context.text(securityTxt(securityContact, ORIGINS, new Date()), 200, cached),
    );
  }

  routes.get('/sitemap.xml', () => {
    const names = ['pages', ...kinds.map(({ id }) => id)];
    const paths = names.flatMap((name) => codes.map((code) => sitemapPath(name, code)));
    return xml(sitemapIndexXml(origin, paths));
  });

  for (const code of codes) {
    routes.get(sitemapPath('pages', code), () =>
      xml(sitemapXml(origin, inLanguage(pagesWithoutId(rows), code))),
    );
  }

  for (const row of kinds) {
    const list = (requestId: string) => {
      const api = createApiClient({
        baseUrl: API_BASE_URL,
        fetch: backend.send,
        headers: Object.fromEntries(
          apiHeaders({ token: undefined, address: undefined, requestId }),
        ),
        timeout: API_TIMEOUT_MS,
      });
      return entriesOf(row, api);
    };
    const once = <Data>(queryKey: string[], queryFn: () => Promise<Data>) =>
      sitemaps.fetchQuery({ queryKey, queryFn, staleTime: anHour * 1000 });
    const make = async (code: string | undefined, requestId: string) => {
      const entries = await once([row.id], () => list(requestId));
      return sitemapXml(origin, inLanguage(entries, code));
    };
    for (const code of codes) {
      routes.get(sitemapPath(row.id, code), async (context) => {
        const { requestId } = context.var;
        try {
          return xml(await once([row.id, `${code}`], () => make(code, requestId)));
        } catch (error) {
          logError('sitemap-failed', error, { level: levelOf(error), kind: row.id, requestId });
          const headers = { 'retry-after': '600', 'cache-control': 'no-store' };
          return context.text('Not now', 503, headers);
        }
      });
    }
  }
  return routes;
}

const sitemapPath = (name: string, code: string | undefined) =>
  `/sitemap-${name}${code === undefined ? '' : `-${code}`}.xml`;

/** Each language has its own sitemaps, so that each can list as many pages as the protocol allows. */
function inLanguage(entries: SitemapEntry[], code: string | undefined): SitemapEntry[] {
  if (code === undefined) return entries;
  return entries.map((entry) => ({ ...entry, path: addressIn(entry.path, code) }));
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

/** `encodeURI` has replaced the other signs of XML. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

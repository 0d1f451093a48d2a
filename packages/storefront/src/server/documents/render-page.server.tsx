import { hash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isApiError } from '@parde/api-client';
import { ask, keyOf } from '@parde/api-client/query';
import type { QueryClient } from '@tanstack/react-query';
import { isbot } from 'isbot';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { loadMessages, namespaces } from '../../app/i18n/messages.ts';
import { pageSources } from '../../app/page/define-page.ts';
import { isPageMeta, type Page, pageContext } from '../../app/page/page.ts';
import type { RouteData } from '../../app/page/page-data.tsx';
import { prefetch, when } from '../../app/page/queries.ts';
import { Storefront } from '../../app/page/Storefront.tsx';
import { scrubPath } from '../../app/report/scrub.ts';
import { messagesFile } from '../../brand/languages.ts';
import { Document } from '../../document/Document.tsx';
import { matchRow, routeRow } from '../../route-table.ts';
import { rootId, rootRoute, toRoute } from '../../routes.tsx';
import { takeRequestsFirst } from '../limits/load-limit.server.ts';
import { memoized } from '../memoized.ts';
import { log, logError } from '../observability/log.server.ts';
import { levelOf, type Outage, outageBy, outageOf } from '../pages/outage.ts';
import {
  cachedPageHeaders,
  isRenderCacheable,
  privatePageHeaders,
  type QueryState,
} from '../pages/page-cache.ts';
import type { FindAssets } from './assets.server.ts';
import { compressBody } from './compression.server.ts';
import { contentSecurityPolicy, type PolicyOrigins } from './csp.ts';
import {
  DocumentEnd,
  DocumentHead,
  inlineHashes,
  renderAppFailed,
} from './document-parts.server.tsx';
import { renderDocument } from './render-document.server.ts';

/** The delivery of a page, as decided before the render. */
interface Delivery {
  /** Set if a shared cache may store the page, because the request reveals nothing about the viewer. */
  readonly cacheSeconds: number | undefined;
  readonly findAssets: FindAssets;
  readonly requestId: string;
  /** Undefined in development, because Vite has its own inline code. */
  readonly origins: PolicyOrigins | undefined;
}

/** The handlers by row id. With a single handler, the router would compare and prepare all rows for each page. */
const handlers = new Map<string, StaticHandler>();

function handlerFor(pathname: string): StaticHandler {
  const { row } = matchRow(pathname);
  return memoized(handlers, row.id, () => createStaticHandler([rootRoute([toRoute(row)])]));
}

export async function renderPage(
  request: Request,
  page: Page,
  delivery: Delivery,
): Promise<Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, page);
  const frame = loadFrame(page);
  const details = loadFrameDetails(page);
  const handler = handlerFor(new URL(request.url).pathname);
  const context = await handler.query(request, { requestContext });
  // Wait even before a redirect, because the shell's calls show whether the session has ended.
  await frame;
  if (context instanceof Response) return context;
  await details;
  const isEntire = await cancelLateDetails(page, delivery.requestId);
  // Do not cache an incomplete page, because later visitors would also get it without these details.
  const sent = isEntire ? delivery : { ...delivery, cacheSeconds: undefined };
  // React's error boundaries work only in the browser. If a page cannot be rendered, render it again as a failed page.
  const { dataRoutes } = handler;
  const send = (drawn: StaticHandlerContext, outage?: Outage) =>
    sendPage(request, page, { dataRoutes, context: drawn, outage }, sent);
  return send(context, findOutage(context, page))
    .catch(() => send(failedAt(context, idOfRow(context))))
    .catch(() => send(failedAt(context, rootId)));
}

const idOfRow = ({ matches }: StaticHandlerContext) => matches.at(-1)?.route.id ?? '';

/** Returns the outage. A page throws if it has no content; other pages show which parts have failed. */
function findOutage(context: StaticHandlerContext, { queryClient }: Page): Outage | undefined {
  const thrown = Object.values<unknown>(context.errors ?? {});
  return thrown.length > 0
    ? outageBy(thrown)
    : outageOf(idOfRow(context), queryClient.getQueryCache().getAll());
}

function failedAt(context: StaticHandlerContext, boundary: string): StaticHandlerContext {
  const errors = { [boundary]: new Error('The page was not drawn.') };
  return { ...context, statusCode: 500, loaderData: {}, errors };
}

/** The result of the router. */
interface Answered {
  readonly dataRoutes: StaticHandler['dataRoutes'];
  readonly context: StaticHandlerContext;
  readonly outage: Outage | undefined;
}

async function sendPage(
  request: Request,
  requested: Page,
  { dataRoutes, context, outage }: Answered,
  delivery: Delivery,
): Promise<Response> {
  const { cacheSeconds, findAssets, requestId, origins } = delivery;
  const { route, failures } = readContext(context);
  for (const error of failures) {
    logFailure(error, request, { requestId, signedIn: requested.facts.signedIn });
  }
  const status = outage?.status ?? context.statusCode;
  const row = routeRow(route.id);
  const { pathname } = context.location;
  const needsSignIn = status === 401;
  const page =
    context.statusCode >= 500
      ? { ...requested, failedRequest: { id: requestId, pathname, needsSignIn } }
      : requested;
  const { i18n, facts, queryClient } = page;
  const loaded = namespaces.filter((each) => i18n.hasResourceBundle(facts.locale, each));
  const own = page.brand.languages?.options[i18n.language];
  const assets = await findAssets({
    screen: row.screen,
    source: pageSources.get(row.screen),
    locale: facts.locale,
    namespaces: loaded,
    customFiles: [
      ...(own ? loaded.flatMap((each) => messagesFile(own, each) ?? []) : []),
      ...(page.brand.parts?.sources ?? []),
    ],
  });
  const isCached = cacheSeconds !== undefined;
  const nonce = isCached ? undefined : randomBytes(16).toString('base64url');
  const parts = { page, assets, nonce };
  const failed = resetFailed(queryClient);
  const appFailed = renderAppFailed(page);
  await takeRequestsFirst();
  const document = await renderDocument(
    <Storefront page={page}>
      <Document
        head={<DocumentHead {...parts} appFailed={appFailed} />}
        end={<DocumentEnd {...parts} route={route} />}
      >
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    </Storefront>,
    {
      nonce,
      // Bots and caches get the complete document. Browsers get a stream.
      waitsForAll: isCached || isbot(request.headers.get('user-agent')),
      onError(error) {
        if (!request.signal.aborted) logError('render-failed', error, { requestId });
      },
    },
  );

  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  if (outage?.retryAfter !== undefined) headers.set('retry-after', String(outage.retryAfter));
  const send = (fields: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(fields)) headers.set(name, value);
  };
  if (origins) {
    const inline = nonce === undefined ? { hashes: inlineHashes(assets, page.brand) } : { nonce };
    headers.set('content-security-policy', contentSecurityPolicy(inline, origins));
    if (origins.violations) headers.set('reporting-endpoints', `csp="${origins.violations}"`);
  }
  if (document instanceof ReadableStream) {
    send({ ...privatePageHeaders, 'x-accel-buffering': 'no' });
    return new Response(document, { status, headers });
  }
  const { body, encoding } = compressBody(document, request.headers.get('accept-encoding'));
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  const queries = [...failed, ...queryClient.getQueryCache().getAll()];
  if (isCached && isRenderCacheable(status, queries)) {
    send({ ...cachedPageHeaders(cacheSeconds), etag: tagOf(body) });
  } else {
    send(privatePageHeaders);
  }
  return new Response(body, { status, headers });
}

/**
 * Resets failed queries and returns their states. The browser receives no failed answers and fetches them again.
 * Until then it renders these parts as loading, so the server must do the same.
 */
function resetFailed(queryClient: QueryClient): readonly QueryState[] {
  const failed = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'error' });
  const requested = failed.map(({ state }) => ({ state }));
  for (const query of failed) query.reset();
  return requested;
}

/** Returns a weak tag, because servers in front of this one may compress the body again. */
function tagOf(body: Uint8Array): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/**
 * Loads the data of the shell. prefetchQuery is used because it swallows errors, and a failure of the shell's data
 * must not fail the page.
 */
async function loadFrame(page: Page): Promise<void> {
  const { api, brand, facts } = page;
  const user = ask(api, 'getUser', { query: { ref: brand.userRef } });
  await Promise.all([loadMessages(page, 'shell'), prefetch(page, when(facts.signedIn, user))]);
}

/** The operations of the menu and the footer. */
const frameDetails = ['getCategories', 'getAppDetails'] as const;

/** The longest wait for the details after the page's own data. The browser fetches later ones itself. */
const detailsTimeoutMs = 1000;

async function loadFrameDetails(page: Page): Promise<void> {
  const { api, facts } = page;
  // A kids' page has no header and no footer. A saved page needs none either, because its details would become
  // outdated.
  if (facts.kids !== undefined || facts.stored) return;
  const fetched = frameDetails.map((operation) => prefetch(page, ask(api, operation)));
  await Promise.race([Promise.all(fetched), wait(detailsTimeoutMs, undefined, { ref: false })]);
}

/**
 * Cancels late requests, because their answers would be in the page's data, but not in its HTML. Returns false if a
 * request was late.
 */
async function cancelLateDetails({ queryClient }: Page, requestId: string): Promise<boolean> {
  const late = frameDetails.filter(
    (operation) => queryClient.isFetching({ queryKey: keyOf(operation) }) > 0,
  );
  for (const operation of late) {
    log('frame-late', { level: 'warning', operation, requestId });
    await queryClient.cancelQueries({ queryKey: keyOf(operation) });
  }
  return late.length === 0;
}

/**
 * Reads the route's data. The browser only receives the fact that an error occurred, and must render the same page.
 * So the server also renders the page with such a generic error.
 */
function readContext(context: StaticHandlerContext): { route: RouteData; failures: unknown[] } {
  const id = idOfRow(context);
  const meta: unknown = context.loaderData[id];
  const route = { id, ...(isPageMeta(meta) && { meta }) };
  const [failed] = Object.entries(context.errors ?? {});
  if (!failed) return { route, failures: [] };
  const [boundary, error]: [string, unknown] = failed;
  if (isRouteErrorResponse(error)) {
    const response = { status: error.status, data: error.data };
    return { route: { ...route, error: { boundary, response } }, failures: [] };
  }
  context.errors = { [boundary]: new Error('The page failed.') };
  return { route: { ...route, error: { boundary } }, failures: [error] };
}

function logFailure(
  error: unknown,
  { signal, url }: Request,
  { requestId, signedIn }: { readonly requestId: string; readonly signedIn: boolean },
): void {
  // An ended session is no failure.
  if (signal.aborted || (signedIn && isApiError(error) && error.status === 401)) return;
  const path = scrubPath(new URL(url).pathname);
  logError('page-failed', error, { level: levelOf(error), path, requestId });
}

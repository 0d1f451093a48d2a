import { createApiClient } from '@parde/api-client';
import {
  cookieLifetimes,
  cookieNames,
  parseContentFilter,
  parseLocale,
  referralFromQuery,
} from '@parde/domain';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createI18n } from '../app/i18n/create-i18n.ts';
import { pageContext } from '../app/page/page.ts';
import { createQueryClient } from '../app/page/query-client.ts';
import { describeFailure, type Report } from '../app/report/report.ts';
import { sessionEndedCookie } from '../app/session/session-ended.ts';
import type { Brand } from '../brand/define-brand.ts';
import { hostRules } from '../brand/host-rules.ts';
import type { Environment } from '../config/environment.server.ts';
import type { ClientAssets } from './assets.server.ts';
import { policyOrigins } from './csp.ts';
import { deliveryContext } from './delivery.ts';
import { apiHeaders, endSession } from './end-session.server.ts';
import { log } from './log.server.ts';
import { isRequestCacheable, privatePageHeaders } from './page-cache.ts';
import type { ServerVariables } from './server-variables.ts';
import type { SessionCookie } from './session-cookie.ts';

interface PageRoutesOptions {
  readonly brand: Brand;
  readonly build: ServerBuild;
  readonly environment: Environment;
  readonly session: SessionCookie;
  readonly assets: ClientAssets | undefined;
}

/** Every page of the brand: makes the page's parts from the request and lets React Router draw it. */
export function pageRoutes(options: PageRoutesOptions): Hono<{ Variables: ServerVariables }> {
  const { brand, build, environment, session, assets } = options;
  const draw = createRequestHandler(build, environment.NODE_ENV);
  const routes = new Hono<{ Variables: ServerVariables }>();

  routes.on(['GET', 'HEAD'], '*', async (context) => {
    const { req } = context;
    const { requestId, viewerAddress } = context.var;
    // The browser gets its data from the API alone; these would be a second way to it.
    if (req.path.endsWith('.data')) return context.text('Not found', 404, privatePageHeaders);

    const token = session.read(req.header('cookie'));
    const viewer = { token, address: viewerAddress, requestId };
    const isKept = isRequestCacheable(req.raw);
    const report = logReports(requestId);
    let isSessionOver = false;
    const page = {
      brand,
      facts: {
        locale: parseLocale(getCookie(context, cookieNames.locale)),
        now: new Date().toISOString(),
        origin: environment.ORIGIN,
        signedIn: token !== undefined,
        rules: hostRules(brand, environment, new URL(req.url).host),
        contentFilter: parseContentFilter(getCookie(context, cookieNames.contentFilter)),
        imageOrigins: environment.IMAGE_ORIGINS,
        paymentHosts: environment.PAYMENT_HOSTS,
        supportWidget: environment.SUPPORT_WIDGET_URL,
        reportUrl: environment.REPORT_URL,
      },
      i18n: createI18n(parseLocale(getCookie(context, cookieNames.locale))),
      api: createApiClient({
        baseUrl: environment.API_BASE_URL,
        checkUrl: environment.CHECK_URL,
        getToken: () => token,
        // A page for every guest is asked for on nobody's behalf.
        headers: Object.fromEntries(
          apiHeaders({ token: undefined, requestId, address: isKept ? undefined : viewerAddress }),
        ),
        timeout: environment.API_TIMEOUT_MS,
        // A viewer waits for this render. What fails is asked for again by the browser.
        retry: false,
        onUnauthorized: () => {
          isSessionOver = token !== undefined;
        },
      }),
      queryClient: createQueryClient(report),
      report,
    };
    const loadContext = new RouterContextProvider();
    loadContext.set(pageContext, page);
    loadContext.set(deliveryContext, {
      cacheSeconds: isKept ? environment.PAGE_CACHE_SECONDS : undefined,
      assets,
      requestId,
      origins: policyOrigins(environment),
    });

    const response = await draw(req.raw, loadContext);
    // Where a guest is led depends on who asks, and a page says for itself what may be kept.
    if (!response.headers.has('cache-control')) {
      for (const [name, value] of Object.entries(privatePageHeaders)) {
        response.headers.set(name, value);
      }
    }
    if (isSessionOver) {
      await endSession(environment.API_BASE_URL, viewer);
      return redirectAfterSession(req.url, environment.ORIGIN, session);
    }
    for (const cookie of referralCookies(
      new URL(req.url).searchParams.get('ref'),
      environment.ORIGIN,
    )) {
      response.headers.append('set-cookie', cookie);
    }
    return response;
  });

  routes.all('*', (context) =>
    context.text('Method not allowed', 405, { allow: 'GET, HEAD', ...privatePageHeaders }),
  );
  return routes;
}

/** Once to the same address, as a guest; the page there forgets what the device kept of the session. */
function redirectAfterSession(url: string, origin: string, session: SessionCookie): Response {
  const { pathname, search } = new URL(url);
  // With the origin in front, a path such as //elsewhere can't lead away.
  const headers = new Headers({ location: origin + pathname + search, ...privatePageHeaders });
  headers.append('set-cookie', session.expire());
  headers.append('set-cookie', sessionEndedMark(origin));
  return new Response(null, { status: 302, headers });
}

/** Tells the next page, once and for a minute at most, to forget what the device kept of the session. */
function sessionEndedMark(origin: string): string {
  const secure = origin.startsWith('https:');
  return serialize(sessionEndedCookie, '1', { path: '/', maxAge: 60, sameSite: 'Lax', secure });
}

/** The cookies that `?ref` on any page sets. Scripts read them, so they are not HttpOnly. */
function referralCookies(code: string | null, origin: string): string[] {
  const referral = referralFromQuery(code);
  if (!referral) return [];
  const options = {
    path: '/',
    maxAge: cookieLifetimes.referral,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
  } as const;
  return [
    serialize(cookieNames.referral, referral.ref, options),
    serialize(cookieNames.referralCode, referral.refb, options),
  ];
}

/** A render's reports: lines of the log, under the id of the request. What the viewer is told of is no error here. */
function logReports(requestId: string): Report {
  return (event, error) => {
    const { event: _, ...said } = describeFailure(event, error);
    log(event, { level: 'warning', ...said, requestId });
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { createApiClient } from '@parde/api-client';
import { cookieLifetimes, cookieNames, parseContentFilter, referralFromQuery } from '@parde/domain';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { createI18n } from '../../app/i18n/create-i18n.ts';
import type { Page, PageFacts } from '../../app/page/page.ts';
import { createQueryClient } from '../../app/page/queries.ts';
import { describeFailure, type Report, type Reporting } from '../../app/report/report.ts';
import { sessionEndedCookie } from '../../app/session/clear-session.ts';
import type { Brand, BrandOverrides } from '../../brand/define-brand.ts';
import { hostRules } from '../../brand/host-rules.ts';
import { languageParameter } from '../../brand/languages.ts';
import { type Environment, usualCheckUrl } from '../../config/environment.server.ts';
import { setForeignPageCheck } from '../../names/phrases.ts';
import { homePath } from '../../paths.ts';
import { matchRow } from '../../route-table.ts';
import type { Backend } from '../backend/backend.server.ts';
import type { FindAssets } from '../documents/assets.server.ts';
import { policyOrigins } from '../documents/csp.ts';
import { renderPage } from '../documents/render-page.server.tsx';
import { fetchForKids } from '../kids/kids-calls.server.ts';
import { kidsLocks, readKidsVisit } from '../kids/kids-lock.ts';
import { log } from '../observability/log.server.ts';
import { pageSeconds } from '../observability/metrics.server.ts';
import { hasServiceWorker } from '../offline/service-worker.server.tsx';
import { plainCookie, type SecretCookie } from '../proxy/secret-cookie.ts';
import { apiHeaders, sessionEnds } from '../proxy/session.server.ts';
import type { ServerVariables } from '../server-variables.ts';
import { codeOfLink, isRequestCacheable, privatePageHeaders } from './page-cache.ts';
import { type RequestedLanguage, requestedLanguage } from './page-language.ts';
import { factsOf } from './page-needs.ts';
import { redirectTo, shortAnswer } from './short-answer.ts';
import { supportChats } from './support-chat.ts';
import { textsWithout } from './texts-without.ts';

const foreignPages = new AsyncLocalStorage<true>();
setForeignPageCheck(() => foreignPages.getStore() === true);

interface PageRoutesOptions {
  readonly brand: Brand;
  readonly overrides: BrandOverrides | undefined;
  readonly environment: Environment;
  readonly backend: Backend;
  readonly session: SecretCookie;
  readonly findAssets: FindAssets;
  readonly release: string;
}

/** React Router fails at control characters and reads a backslash as a slash. None of our addresses contains them. */
const strayCharacters = /%(?:[01][\da-f]|5c|7f)/i;
const noPage = {
  message: 'There is no page at this address. Go to the home page.',
  message_fa: 'در این نشانی صفحه‌ای نیست. به صفحهٔ نخست بروید.',
};

export function pageRoutes(options: PageRoutesOptions): Hono<{ Variables: ServerVariables }> {
  const { brand, overrides, environment, backend, session, findAssets, release } = options;
  const routes = new Hono<{ Variables: ServerVariables }>();
  const locks = kidsLocks(environment.ORIGINS[0], environment.KIDS_LOCK_SECRET);
  const serviceWorker = hasServiceWorker(environment) || undefined;
  const whatIsThere = factsOf(backend);
  const reporting = reportingBy(environment, release);
  const endSession = sessionEnds(environment.API_BASE_URL, backend);
  const chatOf = supportChats(brand, environment);

  // Check the raw URL, because Hono's `path` is decoded.
  routes.use(async ({ req: { url, path } }, next) =>
    strayCharacters.test(new URL(url).pathname)
      ? shortAnswer(path, noPage, { status: 404, href: homePath })
      : next(),
  );

  routes.on(['GET', 'HEAD'], '*', async (context) => {
    const { req } = context;
    const { requestId, viewerAddress, findStoredFiles } = context.var;
    const token = session.read(req.header('cookie'));
    const viewer = { token, address: viewerAddress, requestId };
    const isCacheable = isRequestCacheable(req.raw, brand);
    const report = logReports(requestId);
    const { row } = matchRow(new URL(req.url).pathname);
    let isSessionOver = false;
    const kids = readKidsVisit(req.raw, locks);
    const chat = chatOf(
      row,
      [kids.age, findStoredFiles].some((each) => each !== undefined),
    );
    const collector = brand.analytics?.options.origins;
    const origins = policyOrigins(environment, row, collector, chat.policy);
    const language = requestedLanguage(req.url, getCookie(context, cookieNames.locale), brand);
    const ownBrand = brand.languages?.localiseBrand(brand, language.language?.code) ?? brand;
    const page: Page = {
      brand: ownBrand,
      facts: {
        ...language,
        now: new Date().toISOString(),
        origin: environment.ORIGINS[0],
        signedIn: token !== undefined,
        rules: hostRules(brand, environment, new URL(context.var.origin).host),
        overrides,
        ...whatIsThere,
        texts: textsWithout(whatIsThere, language.locale),
        ...(environment.CHECK_URL !== usualCheckUrl && { checkUrl: environment.CHECK_URL }),
        contentFilter: parseContentFilter(getCookie(context, cookieNames.contentFilter)),
        ...kids.facts,
        imageOrigins: origins.images,
        paymentHosts: environment.PAYMENT_HOSTS,
        support: chat.support,
        reporting,
        serviceWorker,
        ...(findStoredFiles && storedPageFacts(whatIsThere)),
      },
      i18n: createI18n(language, ownBrand),
      api: createApiClient({
        baseUrl: environment.API_BASE_URL,
        checkUrl: environment.CHECK_URL,
        language: language.locale,
        operations: whatIsThere.operations,
        getToken: () => token,
        // A cacheable page must not depend on a viewer's address.
        headers: Object.fromEntries(
          apiHeaders({
            token: undefined,
            requestId,
            address: isCacheable ? undefined : viewerAddress,
          }),
        ),
        timeout: environment.API_TIMEOUT_MS,
        fetch: kids.age === undefined ? backend.send : fetchForKids(kids.age, environment, backend),
        // The viewer waits for this render, so do not retry. The browser retries failed queries.
        retry: false,
        onUnauthorized: () => {
          isSessionOver = token !== undefined;
        },
      }),
      queryClient: createQueryClient(report),
      report,
    };
    const since = performance.now();
    const render = () =>
      renderPage(withoutLanguage(req.raw, language), page, {
        cacheSeconds: isCacheable ? environment.PAGE_CACHE_SECONDS : undefined,
        findAssets: findStoredFiles ?? findAssets,
        requestId,
        origins: import.meta.env.DEV ? undefined : origins,
      });
    const response = await (page.facts.language ? foreignPages.run(true, render) : render());
    const outcome = { route: row.id, cache: cacheOf(response, isCacheable) };
    pageSeconds.observe(outcome, (performance.now() - since) / 1000);
    // Redirects depend on the viewer, so they must not be cached. Pages set their own cache headers.
    if (!response.headers.has('cache-control')) {
      for (const [name, value] of Object.entries(privatePageHeaders)) {
        response.headers.set(name, value);
      }
    }
    if (isSessionOver) {
      await endSession.refused(viewer);
      return redirectAfterSession(req.url, context.var.origin, session);
    }
    if (kids.newLock) response.headers.append('set-cookie', kids.newLock);
    const cookies = [
      ...referralCookies(new URL(req.url), context.var.origin),
      ...languageCookies(response, language, context.var.origin),
    ];
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  });

  routes.all('*', (context) =>
    context.text('Method not allowed', 405, { allow: 'GET, HEAD', ...privatePageHeaders }),
  );
  return routes;
}

function reportingBy(environment: Environment, release: string): Reporting | undefined {
  const { REPORT_URL: dsn, REPORT_SAMPLE_RATE: share, DEPLOYMENT: deployment } = environment;
  return dsn === undefined ? undefined : { dsn, share, release, deployment };
}

/**
 * Returns the facts for the saved page. It has no sign-in, which does not work offline, and the viewer may already be
 * signed in.
 */
function storedPageFacts({ missing = [] }: Pick<PageFacts, 'missing'>) {
  return { stored: true, missing: [...missing, 'login'] } as const;
}

/** Removes the language from the address, because the browser does so before it renders. Links repeat the query. */
function withoutLanguage(request: Request, { addressLanguage }: RequestedLanguage): Request {
  if (addressLanguage === undefined) return request;
  const { method, headers, signal } = request;
  const address = new URL(request.url);
  address.searchParams.delete(languageParameter);
  return new Request(address, { method, headers, signal });
}

/** Returns the cookie for a redirect, because the address that it leads to does not name the language. */
function languageCookies(
  { headers }: Response,
  { addressLanguage }: RequestedLanguage,
  origin: string,
): string[] {
  if (addressLanguage === undefined || !headers.has('location')) return [];
  return [plainCookie(origin, cookieNames.locale, addressLanguage, cookieLifetimes.locale)];
}

/** Returns how the shared cache treats a page. */
function cacheOf({ status, headers }: Response, isCacheable: boolean): string {
  // A redirect depends on the viewer.
  if (!isCacheable || (status >= 300 && status < 400)) return 'private';
  return Number(headers.get('x-accel-expires')) > 0 ? 'cacheable' : 'failed';
}

/** Reloads the same address as a guest. The page then deletes the session's data on the device. */
function redirectAfterSession(url: string, origin: string, session: SecretCookie): Response {
  const { pathname, search } = new URL(url);
  const ended = plainCookie(origin, sessionEndedCookie, '1', cookieLifetimes.session);
  // The origin prefix prevents an open redirect by paths such as //elsewhere.
  return redirectTo(origin + pathname + search, {
    status: 302,
    cookies: [session.expire(), ended],
  });
}

/**
 * Returns the cookies that `?ref` sets on any page, and the page of a referral link. They are not HttpOnly, because
 * scripts read them.
 */
function referralCookies(url: URL, origin: string): string[] {
  const referral =
    referralFromQuery(url.searchParams.get('ref')) ?? referralFromQuery(codeOfLink(url.pathname));
  const { referral: age } = cookieLifetimes;
  if (!referral) return [];
  return [
    plainCookie(origin, cookieNames.referral, referral.ref, age),
    plainCookie(origin, cookieNames.referralCode, referral.refb, age),
  ];
}

/** Logs reports as warnings, because the page shows these failures. */
function logReports(requestId: string): Report {
  return (event, error) => {
    const { event: _, ...details } = describeFailure(event, error);
    log(event, { level: 'warning', ...details, requestId });
  };
}

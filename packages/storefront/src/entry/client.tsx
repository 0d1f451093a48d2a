import '@vitejs/plugin-react/preamble';
import { createApiClient, isApiError } from '@parde/api-client';
import { storageKeys } from '@parde/domain';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isAnythingSaved, readLocalStorage } from '../app/browser/storage.ts';
import { trustedPolicy } from '../app/browser/trusted-types.ts';
import { yieldToMain } from '../app/browser/yield-to-main.ts';
import { fetchAndCheckConnection, watchConnection } from '../app/connection.ts';
import { isChunkError, loadChunk, reportFailedChunks } from '../app/errors/load-chunk.ts';
import { createI18n } from '../app/i18n/create-i18n.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { type Page, type PageFacts, pageContext } from '../app/page/page.ts';
import { type RouteData, readPageData } from '../app/page/page-data.tsx';
import { createQueryClient, invalidateAll } from '../app/page/queries.ts';
import { Storefront } from '../app/page/Storefront.tsx';
import { sendReports } from '../app/report/browser-reports.ts';
import type { Report } from '../app/report/report.ts';
import { clearEndedSession, handleSessionEnded } from '../app/session/clear-session.ts';
import { listenToOtherTabs } from '../app/session/other-tabs.ts';
import { allowSignInRequest, requestSignIn } from '../app/session/sign-in-request.ts';
import { readSettingsAgain } from '../app/settings/settings.ts';
import type { Brand } from '../brand/define-brand.ts';
import { Document } from '../document/Document.tsx';
import { addRows, matchRow, routeRow } from '../route-table.ts';
import { loadPage, prefetchPage, rootId, rootRoute, toRoute } from '../routes.tsx';
import { isLostModal } from '../shell/modals/use-modal-opener.tsx';
import '@parde/ui/global.css';
import '../document/Document.css.ts';
import '../shell/fonts/fonts.css';
import { listenToIntent } from './link-intent.ts';

/** Hydrates the server's document in several tasks, so that a slow phone reacts to taps between them. */
export async function startStorefront(brand: Brand): Promise<void> {
  await yieldToMain();
  addRows([brand.home?.row, ...(brand.pages ?? [])]);
  const { answers, failedRequest, facts, namespaces, route } = readPageData();
  clearEndedSession(facts);
  const report = sendReports(facts, brand.id);
  watchConnection();
  reportFailedChunks(report);
  const queryClient = createQueryClient(report);
  listenToOtherTabs(facts.signedIn, () => invalidateAll(queryClient));
  followOtherTabs(facts);
  // Dates the answers with the device's current time. With the server's time, a device with a wrong clock would refetch
  // everything at once, or never.
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  const clientOptions = {
    baseUrl: '/api/v1',
    checkUrl: facts.checkUrl,
    language: facts.locale,
    operations: facts.operations,
    fetch: fetchAndCheckConnection,
  };
  await yieldToMain();
  const deployed = { ...brand, ...facts.overrides };
  const ownBrand = brand.languages?.localiseBrand(deployed, facts.language?.code) ?? deployed;
  const page: Page = {
    brand: ownBrand,
    facts,
    i18n: createI18n(facts, ownBrand),
    queryClient,
    report,
    failedRequest,
    api: createApiClient({
      ...clientOptions,
      onUnauthorized: facts.signedIn
        ? handleSessionEnded
        : () => requestSignIn(window.location.pathname),
      onViewerRequest: allowSignInRequest,
    }),
  };
  brand.languages?.continueInLanguage(facts.addressLanguage);
  await Promise.all([
    loadPage(routeRow(route.id)),
    ...namespaces.map((namespace) => loadMessages(page, namespace)),
    brand.parts?.load(loadChunk),
  ]);
  await leaveLostModal();
  await yieldToMain();
  const router = routerFor(page, route);
  await yieldToMain();
  // In a transition React hydrates in slices, so a slow phone still reacts to taps.
  startTransition(() => {
    hydrateRoot(
      document,
      <Storefront page={page}>
        <Document>
          <RouterProvider
            router={router}
            onError={(error, { errorInfo }) =>
              handleRouterError(error, errorInfo !== undefined, report)
            }
          />
        </Document>
      </Storefront>,
    );
  });
  const prefetchApi = createApiClient({
    ...clientOptions,
    // The server refuses prefetches first when it is busy. A retry is not marked as a prefetch if the viewer has
    // clicked in the meantime.
    fetch(request) {
      if (router.state.navigation.state === 'idle') request.headers.set('purpose', 'prefetch');
      return fetchAndCheckConnection(request);
    },
    // If a guest's prefetch is refused, the sign-in opens only if the page already shows the answer of its operation.
    onUnauthorized: facts.signedIn
      ? handleSessionEnded
      : ({ operation }) => {
          if (isShown(queryClient, operation)) requestSignIn(window.location.pathname);
        },
  });
  listenToIntent((href) => void prefetchPage({ ...page, api: prefetchApi }, href));
  if (failedRequest?.needsSignIn) requestSignIn(failedRequest.pathname);
  void brand.analytics?.begin(page, router);
  if (facts.serviceWorker) registerServiceWorker();
  resumeSaving(page).catch(() => {
    // The next document continues.
  });
  reportPurchases(page, route.id, (href) => void router.navigate(href)).catch(() => {
    // The purchase form also checks for lost purchases.
  });
}

function followOtherTabs(facts: PageFacts): void {
  window.addEventListener('storage', (change) => readSettingsAgain(facts, change));
  // A page in the back/forward cache receives no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readSettingsAgain(facts, { key: null, newValue: null });
  });
}

/** Resumes unfinished saving of titles, whichever page is open. */
async function resumeSaving(page: Page): Promise<void> {
  if (!isAnythingSaved()) return;
  const { startOffline } = await import('../features/offline/start-offline.ts');
  await startOffline(page);
}

/** Reports lost purchases, except on a plan's page and on the page after the bank, which report them themselves. */
async function reportPurchases(
  page: Page,
  routeId: string,
  open: (href: string) => void,
): Promise<void> {
  // Kids mode shows nothing about money.
  if (!page.facts.signedIn || page.facts.kids !== undefined) return;
  if (routeId === 'plan' || routeId === 'callback') return;
  if (readLocalStorage(storageKeys.purchases) === undefined) return;
  const lost = await import('../features/purchase/payment/report-lost-purchases.ts');
  await lost.reportLostPurchases(page, open);
}

const longestBackMs = 1000;

/**
 * Goes back from the history entry of a modal that a reload has closed, because the next Back would do nothing: its
 * entry is the same page. This must happen before the router starts, because a modal that opens in the meantime would
 * be discarded.
 */
async function leaveLostModal(): Promise<void> {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return;
  if (!isLostModal(entry.usr)) return;
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    // A tab may have no entry to go back to, so the page starts after a timeout.
    setTimeout(resolve, longestBackMs);
    window.history.back();
  });
}

/**
 * The router starts with this page's route and gets the other routes when they are opened, because preparing all
 * routes takes a phone many milliseconds.
 */
function routerFor(page: Page, { id, meta, error }: RouteData) {
  return createBrowserRouter([rootRoute([toRoute(routeRow(id))])], {
    getContext() {
      const context = new RouterContextProvider();
      context.set(pageContext, page);
      return context;
    },
    hydrationData: {
      // Without loader data, the router would load the route again.
      loaderData: { [rootId]: null, ...(meta && { [id]: meta }) },
      errors: error ? { [error.boundary]: errorOf(error) } : null,
    },
    patchRoutesOnNavigation: ({ path, patch }) => patch(rootId, [toRoute(matchRow(path).row)]),
  });
}

/** True if a part of the page shows or waits for an answer of this operation. */
function isShown(queryClient: QueryClient, operation: string): boolean {
  const queries = queryClient.getQueryCache().findAll({ queryKey: [operation] });
  return queries.some((query) => query.getObserversCount() > 0);
}

/** Returns the error in the form that `isRouteErrorResponse` recognises. */
function errorOf({ response }: NonNullable<RouteData['error']>): unknown {
  if (!response) return new Error('The page failed.');
  return { ...response, statusText: '', internal: false };
}
/**
 * Reports an error that an error boundary caught. The storefront's own bugs still count as uncaught errors. React
 * itself reports those of a render.
 */
function handleRouterError(error: unknown, isReportedByReact: boolean, report: Report): void {
  if (isRouteErrorResponse(error)) return;
  // Chunk errors were reported when loading failed.
  if (isChunkError(error)) return;
  void report('page-failed', error);
  if (!isReportedByReact && !isApiError(error)) reportError(error);
}

/** Registers the service worker, if the browser supports it, when the page has loaded and is idle. */
function registerServiceWorker(): void {
  const policy = trustedPolicy('parde-worker', { createScriptURL: (_: string) => '/sw.js' });
  const register = () => {
    navigator.serviceWorker?.register(policy.createScriptURL('/sw.js')).catch(() => {
      // Private windows refuse the registration.
    });
  };
  // Older iPhones do not have requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle);
}

import { createApiClient, isApiError } from '@parde/api-client';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { fetchAndCheckConnection, watchConnection } from '../app/connection.ts';
import { isChunkError } from '../app/errors/chunk-error.ts';
import { handleChunkErrors } from '../app/errors/handle-chunk-errors.ts';
import { createI18n } from '../app/i18n/create-i18n.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { type Page, pageContext } from '../app/page/page.ts';
import { readPageData } from '../app/page/page-data.tsx';
import { createQueryClient, invalidateAll } from '../app/page/query-client.ts';
import { Storefront } from '../app/page/Storefront.tsx';
import { type Report, sendReports } from '../app/report/report.ts';
import { clearEndedSession, handleSessionEnded } from '../app/session/clear-session.ts';
import { listenToOtherTabs } from '../app/session/other-tabs.ts';
import { allowSignInRequest, requestSignIn } from '../app/session/sign-in-request.ts';
import type { Brand } from '../brand/define-brand.ts';
import { appStartedEvent } from '../document/early-script-names.ts';
import { PageError } from '../shell/PageError.tsx';
import { prefetchPage } from '../shell/prefetch-page.ts';

/** Hydrates the server's document. */
export async function startStorefront(brand: Brand): Promise<void> {
  clearEndedSession();
  const { failedRequest, facts, namespaces, queries } = readPageData();
  const report = sendReports(facts.reportUrl);
  watchConnection();
  handleChunkErrors(report, PageError);
  const queryClient = createQueryClient(report);
  listenToOtherTabs(facts.signedIn, () => invalidateAll(queryClient));
  const i18n = createI18n(facts.locale);
  await Promise.all(namespaces.map((namespace) => loadMessages(i18n, facts.locale, namespace)));
  hydrate(queryClient, markAsJustFetched(queries));
  const clientOptions = {
    baseUrl: '/api/v1',
    language: facts.locale,
    fetch: fetchAndCheckConnection,
  };
  // A prefetch that is refused to a guest must not open the sign-in.
  const prefetchApi = createApiClient({
    ...clientOptions,
    onUnauthorized: facts.signedIn ? handleSessionEnded : undefined,
  });
  const page: Page = {
    brand,
    facts,
    i18n,
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
    prefetch: (href) => prefetchPage({ ...page, api: prefetchApi }, href),
  };
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    return context;
  };
  // As a transition React hydrates in slices, so a slow phone still reacts to taps.
  startTransition(() => {
    hydrateRoot(
      document,
      <Storefront page={page}>
        <HydratedRouter
          getContext={getContext}
          onError={(error, { errorInfo }) =>
            handleRouterError(error, errorInfo !== undefined, report)
          }
        />
      </Storefront>,
    );
  });
  window.dispatchEvent(new Event(appStartedEvent));
}

/** By the server's timestamps, a device with a wrong clock would refetch everything at once, or never. */
function markAsJustFetched({ queries, mutations }: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

/** An error boundary caught the error. Our own bugs still count as uncaught errors; React reports those of a render. */
function handleRouterError(error: unknown, isReportedByReact: boolean, report: Report): void {
  if (isRouteErrorResponse(error)) return;
  // Chunk errors were reported when loading failed.
  if (isChunkError(error)) return;
  report('page-failed', error);
  if (!isReportedByReact && !isApiError(error)) reportError(error);
}

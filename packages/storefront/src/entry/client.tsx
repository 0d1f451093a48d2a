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
import type { Report } from '../app/report/report.ts';
import { sendReports } from '../app/report/report.ts';
import { clearEndedSession, handleSessionEnded } from '../app/session/clear-session.ts';
import { listenToOtherTabs } from '../app/session/other-tabs.ts';
import { allowSignInRequest, requestSignIn } from '../app/session/sign-in-request.ts';
import type { Brand } from '../brand/define-brand.ts';
import { startedEvent } from '../document/early-names.ts';
import { PageError } from '../shell/PageError.tsx';
import { prefetchPage } from '../shell/prefetch-page.ts';

/** Takes over the document that the server drew, with the data that came in it. */
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
  hydrate(queryClient, asFreshAsThePage(queries));
  const clientOptions = {
    baseUrl: '/api/v1',
    language: facts.locale,
    fetch: fetchAndCheckConnection,
  };
  // A refusal to a guest is no reason yet to ask who they are.
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
  // In slices: in one piece it keeps a slow phone's finger waiting. What is touched meanwhile is taken over first.
  startTransition(() => {
    hydrateRoot(
      document,
      <Storefront page={page}>
        <HydratedRouter
          getContext={getContext}
          onError={(error, { errorInfo }) => tellError(error, errorInfo !== undefined, report)}
        />
      </Storefront>,
    );
  });
  window.dispatchEvent(new Event(startedEvent));
}

/**
 * The server's stamps mean nothing to a device whose clock is wrong: it would ask again for all that it was just sent,
 * or never again.
 */
function asFreshAsThePage({ queries, mutations }: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

/**
 * A page failed, and its error page is shown. What the network or the API does is expected, and an answer of a loader
 * is none; anything else is a mistake of ours, and shown or not, it counts as an error that nobody caught. React says
 * so itself of what failed while it drew.
 */
function tellError(error: unknown, isSaid: boolean, report: Report): void {
  if (isRouteErrorResponse(error)) return;
  // A part that did not load was reported when it was given up.
  if (isChunkError(error)) return;
  report('page-failed', error);
  if (!isSaid && !isApiError(error)) reportError(error);
}

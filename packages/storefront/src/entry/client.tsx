import { createApiClient } from '@parde/api-client';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { watchConnection, watchedFetch } from '../app/connection.ts';
import { guardChunks } from '../app/errors/guard-chunks.ts';
import { tellError } from '../app/errors/tell-error.ts';
import { createI18n } from '../app/i18n/create-i18n.ts';
import { loadWords } from '../app/i18n/words.ts';
import { type Page, pageContext } from '../app/page/page.ts';
import { readPageData } from '../app/page/page-data.tsx';
import { createQueryClient } from '../app/page/query-client.ts';
import { Storefront } from '../app/page/Storefront.tsx';
import { sendReports } from '../app/report/send-reports.ts';
import { askAnew } from '../app/session/ask-anew.ts';
import { forgetEndedSession, leaveEndedSession } from '../app/session/forget-session.ts';
import { followOtherTabs } from '../app/session/other-tabs.ts';
import { allowSignIn, wantSignIn } from '../app/session/sign-in-wanted.ts';
import type { Brand } from '../brand/define-brand.ts';
import { startedEvent } from '../document/stopped.ts';
import { PageError } from '../shell/PageError.tsx';
import { prefetchPage } from '../shell/prefetch-page.ts';

/** Takes over the document that the server drew, with the data that came in it. */
export async function startStorefront(brand: Brand): Promise<void> {
  forgetEndedSession();
  const { failedRequest, facts, namespaces, queries } = readPageData();
  const report = sendReports(facts.reportUrl);
  watchConnection();
  guardChunks(report, PageError);
  const queryClient = createQueryClient(report);
  followOtherTabs(facts.signedIn, () => askAnew(queryClient));
  const i18n = createI18n(facts.locale);
  await Promise.all(namespaces.map((namespace) => loadWords(i18n, facts.locale, namespace)));
  hydrate(queryClient, asFreshAsThePage(queries));
  const clientOptions = { baseUrl: '/api/v1', language: facts.locale, fetch: watchedFetch };
  // A refusal to a guest is no reason yet to ask who they are.
  const prefetchApi = createApiClient({
    ...clientOptions,
    onUnauthorized: facts.signedIn ? leaveEndedSession : undefined,
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
        ? leaveEndedSession
        : () => wantSignIn(window.location.pathname),
      onViewerRequest: allowSignIn,
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

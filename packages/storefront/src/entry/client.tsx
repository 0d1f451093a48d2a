import { createApiClient } from '@parde/api-client';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import type { Brand } from '../brand/define-brand.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Page, pageContext } from '../page/page.ts';
import { readPageData } from '../page/page-data.tsx';
import { createQueryClient } from '../page/query-client.ts';
import { Storefront } from '../page/Storefront.tsx';
import { forgetEndedSession, leaveEndedSession } from '../session/forget-session.ts';

/** Takes over the document that the server drew, with the data that came in it. */
export async function startStorefront(brand: Brand): Promise<void> {
  forgetEndedSession();
  const { facts, namespaces, queries } = readPageData();
  const i18n = createI18n(facts.locale);
  await Promise.all(namespaces.map((namespace) => loadWords(i18n, facts.locale, namespace)));
  const queryClient = createQueryClient();
  hydrate(queryClient, asFreshAsThePage(queries));
  const page: Page = {
    brand,
    facts,
    i18n,
    queryClient,
    api: createApiClient({
      baseUrl: '/api/v1',
      language: facts.locale,
      onUnauthorized: () => {
        if (facts.signedIn) leaveEndedSession();
      },
    }),
  };
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    return context;
  };
  hydrateRoot(
    document,
    <Storefront page={page}>
      <HydratedRouter getContext={getContext} />
    </Storefront>,
  );
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

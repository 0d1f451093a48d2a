import { ask } from '@parde/api-client/query';
import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { loadMessages } from './app/i18n/messages.ts';
import { pageContext } from './app/page/page.ts';
import type { RootMeta } from './app/page/page-meta.ts';
import { stayInKidsMode } from './features/kids/stay-in-kids-mode.ts';
import { Shell } from './shell/Shell.tsx';

export { Document as Layout } from './document/Document.tsx';

/** What every page shows around its content. Without it a page is still a page, so a failure here fails nothing. */
export async function loader({ context }: LoaderFunctionArgs): Promise<RootMeta> {
  const { api, brand, facts, i18n, queryClient } = context.get(pageContext);
  await Promise.all([
    loadMessages(i18n, facts.locale, 'shell'),
    queryClient.prefetchQuery(ask(api, 'getCategories')),
    queryClient.prefetchQuery(ask(api, 'getAppDetails')),
    facts.signedIn &&
      queryClient.prefetchQuery(ask(api, 'getUser', { query: { ref: brand.userRef } })),
  ]);
  const t = i18n.getFixedT(facts.locale, 'shell');
  const siteName = brand.name[facts.locale];
  return {
    origin: facts.origin,
    locale: facts.locale,
    siteName,
    notFoundTitle: `${t('notFound')} | ${siteName}`,
    failedTitle: `${t('failed')} | ${siteName}`,
  };
}

/** Runs before each page that is reached without a document. */
export const clientMiddleware = [stayInKidsMode];

/** Nothing of the above changes while the document lives. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export { ShellError as ErrorBoundary } from './shell/PageError.tsx';

import { ask } from '@parde/api-client/query';
import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { loadMessages } from './app/i18n/messages.ts';
import { pageContext } from './app/page/page.ts';
import type { RootMeta } from './app/page/page-meta.ts';
import { stayInKidsMode } from './features/kids/stay-in-kids-mode.ts';
import { Shell } from './shell/Shell.tsx';

export { Document as Layout } from './document/Document.tsx';

/** Data of the frame. prefetchQuery swallows errors: a failure here must not fail the page. */
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

/** Runs before each client navigation. */
export const clientMiddleware = [stayInKidsMode];

/** The loader's data do not change while the document lives. */
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

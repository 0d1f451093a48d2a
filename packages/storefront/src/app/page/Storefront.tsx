import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Page } from './page.ts';

const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() is called outside of <Storefront>.');
  return page;
}

/** All providers of a page. Server and browser must render the same tree. */
export function Storefront({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <PageContext value={page}>
      <I18nextProvider i18n={page.i18n}>
        <QueryClientProvider client={page.queryClient}>{children}</QueryClientProvider>
      </I18nextProvider>
    </PageContext>
  );
}

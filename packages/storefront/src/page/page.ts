import type { ApiClient } from '@parde/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createContext } from 'react-router';
import type { Brand } from '../brand/define-brand.ts';
import type { PageFacts } from './page-facts.ts';

/** Everything a page is made with. The server makes one a request, the browser one a document; routes can't tell. */
export interface Page {
  readonly brand: Brand;
  readonly facts: PageFacts;
  readonly i18n: I18n;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

/** How a route's loaders come by their page. */
export const pageContext = createContext<Page>();

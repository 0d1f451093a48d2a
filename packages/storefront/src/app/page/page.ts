import type { ApiClient } from '@parde/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createContext } from 'react-router';
import type { Brand } from '../../brand/define-brand.ts';
import type { Report } from '../report/report.ts';
import type { PageFacts } from './page-facts.ts';

/** By its id support finds a request in the log; by its path a page knows that it is still the one that failed. */
export interface FailedRequest {
  readonly id: string;
  readonly pathname: string;
}

/** Everything a page is made with. The server makes one a request, the browser one a document; routes can't tell. */
export interface Page {
  readonly brand: Brand;
  readonly facts: PageFacts;
  readonly i18n: I18n;
  readonly api: ApiClient;
  /** Fetches the data of a page that the viewer may open next. Only in a browser. */
  readonly prefetch?: (href: string) => void;
  readonly queryClient: QueryClient;
  readonly report: Report;
  /** Set where the server could not make the page that it was asked for. */
  readonly failedRequest?: FailedRequest | undefined;
}

/** How a route's loaders come by their page. */
export const pageContext = createContext<Page>();

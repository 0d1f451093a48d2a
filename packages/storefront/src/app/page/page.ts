import type { ApiClient } from '@parde/api-client';
import type { ContentFilter, Locale } from '@parde/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createContext } from 'react-router';
import type { Brand } from '../../brand/define-brand.ts';
import type { HostRules } from '../../brand/host-rules.ts';
import type { Report } from '../report/report.ts';

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

/** What the server knows of a page that the browser must know alike, or the two would draw different pages. */
export interface PageFacts {
  readonly locale: Locale;
  /** The server's clock at the render, ISO 8601: it is "now" until the page has hydrated. */
  readonly now: string;
  /** Where viewers reach this brand; canonical addresses begin with it. */
  readonly origin: string;
  readonly signedIn: boolean;
  readonly rules: HostRules;
  /** What the viewer's cookie says that lists are narrowed to. */
  readonly contentFilter: ContentFilter;
  /** Where pictures may be loaded from, beside this site. */
  readonly imageOrigins: readonly string[];
  /** The banks' hosts that a payer may be sent to. */
  readonly paymentHosts: readonly string[];
  /** The script of the support chat. */
  readonly supportWidget?: string | undefined;
  /** Where the browser sends what failed. */
  readonly reportUrl?: string | undefined;
}

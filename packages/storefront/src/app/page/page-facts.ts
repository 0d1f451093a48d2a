import type { ContentFilter, Locale } from '@parde/domain';
import type { HostRules } from '../../brand/host-rules.ts';

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

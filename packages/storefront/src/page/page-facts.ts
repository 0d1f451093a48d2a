import type { Locale } from '@parde/domain';

/** What the server knows of a page that the browser must know alike, or the two would draw different pages. */
export interface PageFacts {
  readonly locale: Locale;
  /** The server's clock at the render, ISO 8601: it is "now" until the page has hydrated. */
  readonly now: string;
  /** Where viewers reach this brand; canonical addresses begin with it. */
  readonly origin: string;
  readonly signedIn: boolean;
}

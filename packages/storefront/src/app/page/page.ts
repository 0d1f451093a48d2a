import type { ApiClient, OperationId, Picture } from '@parde/api-client';
import type { ContentFilter, KidsAge, KidsMinutes, Locale } from '@parde/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createContext } from 'react-router';
import type { Brand, BrandOverrides, Support } from '../../brand/define-brand.ts';
import type { HostRules } from '../../brand/host-rules.ts';
import type { PageLanguage } from '../../brand/languages.ts';
import type { PageId } from '../../paths.ts';
import type { Report, Reporting } from '../report/report.ts';

/**
 * The failed request of a page. Support finds it in the log by `id`. A page compares `pathname`, because the viewer
 * may have navigated since.
 */
export interface FailedRequest {
  readonly id: string;
  readonly pathname: string;
  /** True if the API refused a guest. */
  readonly needsSignIn: boolean;
}

/** The objects that routes and components share: one per request on the server, one per document in the browser. */
export interface Page {
  readonly brand: Brand;
  readonly facts: PageFacts;
  readonly i18n: I18n;
  readonly api: ApiClient;
  /** Set for a prefetch: no loading bar, no request to sign in, and no reload if a script fails to load. */
  readonly isPrefetch?: true;
  readonly queryClient: QueryClient;
  readonly report: Report;
  /** Set if the server's render failed. */
  readonly failedRequest?: FailedRequest | undefined;
}

export const pageContext = createContext<Page>();

/** The way in which an adult leaves kids mode: by a PIN, or by solving the sum. */
export interface KidsLockFacts {
  readonly sum?: readonly [number, number];
  /** True if one more wrong answer causes a wait. */
  readonly isLastTry: boolean;
  /** The time before which no answer is read, in ISO 8601. */
  readonly waitUntil?: string;
}

/** The server's facts. Hydration needs the same ones, because otherwise the two renders would differ. */
export interface PageFacts {
  /** The language of names, dates and amounts, and of the page unless it has a `language`. */
  readonly locale: Locale;
  /** A language of the brand. Its messages fall back to those of `locale`. */
  readonly language?: PageLanguage | undefined;
  /** The language that the requested address names. It is then also part of the canonical address. */
  readonly addressLanguage?: string | undefined;
  /** The server's time at the render, in ISO 8601. */
  readonly now: string;
  /** The brand's canonical origin. The viewer may use another host of the brand. */
  readonly origin: string;
  readonly signedIn: boolean;
  readonly rules: HostRules;
  /** Already applied to `Page.brand`. */
  readonly overrides?: BrandOverrides | undefined;
  /** The operations that the brand's server has (app/page/operations.ts). Undefined: all. */
  readonly operations?: readonly OperationId[] | undefined;
  /** The available operations that are composed of others. They only contain the facts of a card or the cart. */
  readonly derived?: readonly OperationId[] | undefined;
  /** The pages whose operations the server does not have completely (server/pages/page-needs.ts). */
  readonly missing?: readonly PageId[] | undefined;
  /** The texts for a server without series, for example. They replace built-in ones (server/pages/texts-without.ts). */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** The end of the path of the anonymous check, unless it is the default. */
  readonly checkUrl?: string | undefined;
  readonly contentFilter: ContentFilter;
  /** The child's age in kids mode. Nothing above this age is shown. */
  readonly kids?: KidsAge | undefined;
  /** The daily limit in kids mode. Undefined means no limit. */
  readonly kidsMinutes?: KidsMinutes | undefined;
  /** The remaining time of the day's limit, in milliseconds, as far as the server knows. */
  readonly kidsTimeLeft?: number | undefined;
  /** Set on the page where an adult leaves kids mode. */
  readonly kidsLock?: KidsLockFacts | undefined;
  /** The origins of pictures, in addition to our own origin. */
  readonly imageOrigins: readonly string[];
  /** Payers are redirected to these hosts only. */
  readonly paymentHosts: readonly string[];
  /** The support chat. Undefined for documents whose content policy does not allow it. */
  readonly support?: Pick<Support, 'provider' | 'id'> | undefined;
  /** The settings for error reports from browsers. */
  readonly reporting?: Reporting | undefined;
  readonly serviceWorker?: true | undefined;
  /** Set for the document that a device saves for offline use. It contains no facts about the viewer. */
  readonly stored?: true | undefined;
}

/** The contents of a page's head. */
export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  /** The path of the canonical address. */
  readonly canonical?: string | undefined;
  readonly image?: Picture | undefined;
  /** True if search engines must not index the page (`noindex`). */
  readonly hidden?: boolean;
}

export function isPageMeta(value: unknown): value is PageMeta {
  return typeof value === 'object' && value !== null && 'title' in value;
}

import type { ApiClient, OperationId } from '@parde/api-client';
import type { ContentFilter, KidsAge, KidsMinutes, Locale } from '@parde/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createContext } from 'react-router';
import type { Brand } from '../../brand/define-brand.ts';
import type { HostRules } from '../../brand/host-rules.ts';
import type { PageLanguage } from '../../brand/languages.ts';
import type { PageId } from '../../paths.ts';
import type { Report, Reporting } from '../report/report.ts';

/** Support finds the request in the log by `id`. A page compares `pathname`: the viewer may have moved on. */
export interface FailedRequest {
  readonly id: string;
  readonly pathname: string;
  /** The API refused a guest. */
  readonly needsSignIn: boolean;
}

/** What routes and components share. The server makes one a request, the browser one a document. */
export interface Page {
  readonly brand: Brand;
  readonly facts: PageFacts;
  readonly i18n: I18n;
  readonly api: ApiClient;
  /** Nobody has asked for it yet: no loading bar, no sign-in, no reload for a script that fails to load. */
  readonly isPrefetch?: true;
  readonly queryClient: QueryClient;
  readonly report: Report;
  /** Set where the server's render failed. */
  readonly failedRequest?: FailedRequest | undefined;
}

export const pageContext = createContext<Page>();

/** How an adult leaves kids mode: by a PIN, or by the sum that is asked. */
export interface KidsLockFacts {
  readonly sum?: readonly [number, number];
  /** After one more wrong answer an adult has to wait. */
  readonly isLastTry: boolean;
  /** No answer is read before, ISO 8601. */
  readonly waitUntil?: string;
}

/** The server's facts. Hydration needs the same ones, or the two renders would differ. */
export interface PageFacts {
  /** Of names, dates and amounts, and of the page unless it has a `language`. */
  readonly locale: Locale;
  /** One that the brand brings. Its words fall back to those of `locale`. */
  readonly language?: PageLanguage | undefined;
  /** The server's clock at the render, ISO 8601. */
  readonly now: string;
  /** The brand's canonical origin. The viewer may be at another host of ours. */
  readonly origin: string;
  readonly signedIn: boolean;
  readonly rules: HostRules;
  /** The operations that the brand's server has (app/page/operations.ts). Undefined: all. */
  readonly offers?: readonly OperationId[] | undefined;
  /** Of these, what is made of others: it is there as far as a card or the cart goes. */
  readonly derived?: readonly OperationId[] | undefined;
  /** The pages that the server has not all of (server/page-needs.ts). */
  readonly missing?: readonly PageId[] | undefined;
  /** The end of the anonymous check's path, unless it is the usual one. */
  readonly checkUrl?: string | undefined;
  readonly contentFilter: ContentFilter;
  /** Set in kids mode: nothing above this age is shown. */
  readonly kids?: KidsAge | undefined;
  /** A day, in kids mode. Undefined is no limit. */
  readonly kidsMinutes?: KidsMinutes | undefined;
  /** Of the day's minutes, in milliseconds, as far as the server knows. */
  readonly kidsTimeLeft?: number | undefined;
  /** On the page where an adult leaves kids mode. */
  readonly kidsLock?: KidsLockFacts | undefined;
  /** Allowed for pictures besides our own origin. */
  readonly imageOrigins: readonly string[];
  /** Payers are redirected to these hosts only. */
  readonly paymentHosts: readonly string[];
  /** The URL of the support chat's script. */
  readonly supportWidget?: string | undefined;
  /** How browsers report errors. */
  readonly reporting?: Reporting | undefined;
  readonly serviceWorker?: true | undefined;
  /** A document that the device keeps for when there is no connection. It knows nothing of the viewer. */
  readonly kept?: true | undefined;
}

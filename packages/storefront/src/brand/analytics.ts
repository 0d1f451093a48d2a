import type { Locale } from '@parde/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** A title, channel or person, by the parts of its address: `movie` and `1024`. */
export interface EventTitle {
  readonly page: string;
  readonly id: string;
}

/**
 * An event that is sent to the brand's collector. No event identifies the viewer or contains text that the viewer
 * wrote.
 */
export type AnalyticsEvent =
  /** `route` is the id of the page's row in the route table, or the path of a page of the brand. */
  | { readonly name: 'page-view'; readonly route: string; readonly title?: EventTitle }
  | { readonly name: 'search' }
  | { readonly name: 'play'; readonly route: string; readonly title?: EventTitle }
  | { readonly name: 'download'; readonly route: string; readonly title?: EventTitle }
  | { readonly name: 'sign-in' }
  | { readonly name: 'purchase'; readonly kind: string };

/** An event may be sent just before a new document loads, so send it with `keepalive` or `sendBeacon`. */
export interface Collector {
  track(event: AnalyticsEvent): void;
  /** Called when the viewer withdraws consent. */
  stop?(): void;
}

export interface AnalyticsOptions {
  /**
   * The origins of the collector's scripts, calls and pictures, such as `https://stats.example`. The CSP of kids'
   * pages does not allow them. Origins with plain http are for development: a site with https refuses them.
   */
  readonly origins: readonly string[];
  /**
   * With `ask`, the collector starts only after the viewer agrees. The viewer can withdraw the consent in the
   * settings.
   */
  readonly consent: 'ask' | 'not-needed';
  /** Called when the page is idle, if the viewer agrees: `() => import('./analytics.ts')`. */
  start(): Promise<{ start(): Collector | Promise<Collector> }>;
}

/** The parts of the storefront that the analytics code needs. */
export interface WatchedApp {
  readonly facts: { readonly locale: Locale; readonly kids?: unknown };
  readonly queryClient: QueryClient;
}

export interface WatchedRouter {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: () => void): () => void;
}

/** Made by `defineAnalytics` of `@parde/storefront/analytics`. Only brands that import that entry ship its code. */
export interface Analytics {
  readonly options: AnalyticsOptions;
  begin(app: WatchedApp, router: WatchedRouter): Promise<void>;
  /** The consent switch in the settings. */
  readonly Settings: ComponentType | undefined;
}

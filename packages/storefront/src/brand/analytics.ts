import type { Locale } from '@parde/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** A title, channel or person, as in its address: `movie` and `1024`. */
export interface EventTitle {
  readonly page: string;
  readonly id: string;
}

/** What is told. Nothing of it says who the viewer is, or what they wrote. */
export type AnalyticsEvent =
  /** `route` is the id of the page's row, and the path of a page of the brand. */
  | { readonly name: 'page-view'; readonly route: string; readonly title?: EventTitle }
  | { readonly name: 'search' }
  | { readonly name: 'play'; readonly route: string; readonly title?: EventTitle }
  | { readonly name: 'download'; readonly route: string; readonly title?: EventTitle }
  | { readonly name: 'sign-in' }
  | { readonly name: 'purchase'; readonly kind: string };

/** What is told may be the last before a new document: send it with `keepalive` or `sendBeacon`. */
export interface Collector {
  track(event: AnalyticsEvent): void;
  /** The viewer has withdrawn. */
  stop?(): void;
}

export interface AnalyticsOptions {
  /** Of the collector's scripts, calls and pictures, such as `https://stats.example`. No page for children has them. */
  readonly origins: readonly string[];
  /** `ask` waits for the viewer's yes. The settings take it back. */
  readonly consent: 'ask' | 'not-needed';
  /** Loaded when the page is idle, where the viewer agrees: `() => import('./analytics.ts')`. */
  start(): Promise<{ start(): Collector | Promise<Collector> }>;
}

/** What the collector's side needs of the storefront. */
export interface WatchedApp {
  readonly facts: { readonly locale: Locale; readonly kids?: unknown };
  readonly queryClient: QueryClient;
}

export interface WatchedRouter {
  readonly state: { readonly location: { readonly pathname: string } };
  subscribe(listener: () => void): () => void;
}

/** Made by `defineAnalytics` of `@parde/storefront/analytics`, so that only such a brand sends any of it. */
export interface Analytics {
  readonly options: AnalyticsOptions;
  begin(app: WatchedApp, router: WatchedRouter): Promise<void>;
  /** The switch in the settings. */
  readonly Settings: ComponentType | undefined;
}

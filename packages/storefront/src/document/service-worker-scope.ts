import type { WishMessage } from '../app/store-downloads-page.ts';

/** What our workers use of theirs: TypeScript knows either a page's globals or a worker's, and these stand among pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(address: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WishEvent) => void): void;
  addEventListener(
    type: `backgroundfetch${'success' | 'fail' | 'abort' | 'click'}`,
    listener: (event: FetchedEvent) => void,
  ): void;
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends WaitingEvent {
  /** Chrome from 123. */
  addRoutes?(rules: object): Promise<void>;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
}

export interface WishEvent extends WaitingEvent {
  readonly data: WishMessage;
  readonly ports: readonly MessagePort[];
}

interface FetchedEvent extends WaitingEvent {
  readonly registration: Fetched;
}

/** What the browser has fetched without a page (Background Fetch). */
export interface Fetched {
  matchAll(): Promise<
    readonly { readonly request: Request; readonly responseReady: Promise<Response> }[]
  >;
}

export const cacheName = 'parde-shell';

/** Of the downloads page, which a viewer who keeps something on the device can open without a connection. */
export const keptPageCache = 'parde-downloads-page';

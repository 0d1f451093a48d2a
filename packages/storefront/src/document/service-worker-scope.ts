import type { BackgroundFetchScope } from '@parde/offline/worker';
import type { WorkerMessage } from '../app/store-downloads-page.ts';

/**
 * The parts of the worker API that our workers use. TypeScript supports either a page's globals or a worker's
 * globals, and these files are compiled with pages.
 */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(address: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: 'backgroundfetchclick', listener: (event: WaitingEvent) => void): void;
  addEventListener(...listener: Parameters<BackgroundFetchScope['addEventListener']>): void;
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends WaitingEvent {
  /** Supported by Chrome from 123. */
  addRoutes?(rules: object): Promise<void>;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessageEvent extends WaitingEvent {
  readonly data: WorkerMessage;
  readonly ports: readonly MessagePort[];
}

export const cacheName = 'parde-shell';

/** The cache of the downloads page, which viewers with saved titles can open offline. */
export const storedPageCache = 'parde-downloads-page';

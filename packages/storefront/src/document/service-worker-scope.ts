/** What our workers use of theirs: TypeScript knows either a page's globals or a worker's, and these stand among pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
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

export const cacheName = 'parde-shell';

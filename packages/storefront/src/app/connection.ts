import { onlineManager } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';

/** Browsers fire no event for a connection that fails behind the router, so the connection is checked regularly. */
const recheckMs = 5000;
const timeoutMs = 5000;

/** The storefront's own server answers here, whatever the state of the API. */
export const healthUrl = '/healthz';

export const connectionStore = createStore(() => ({ isOnline: true }));

let timer: ReturnType<typeof setTimeout> | undefined;
let pendingCheck: Promise<void> | undefined;

export function isConnected(): boolean {
  return connectionStore.getState().isOnline;
}

/** Resolves at once if there is a connection. */
export function whenConnected(): Promise<void> {
  if (isConnected()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = connectionStore.subscribe(({ isOnline }) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });
}

/** Follows the browser's online and offline events. TanStack Query pauses its queries by the same state. */
export function watchConnection(): void {
  window.addEventListener('offline', () => setOnline(false));
  window.addEventListener('online', () => setOnline(true));
  onlineManager.setEventListener((setQueriesOnline) => {
    setQueriesOnline(isConnected());
    return connectionStore.subscribe(({ isOnline }) => setQueriesOnline(isOnline));
  });
  if (!navigator.onLine) setOnline(false);
}

/** The browser's `fetch`. A network failure starts a check of the connection. */
export async function fetchAndCheckConnection(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (!request.signal.aborted) void checkConnection();
    throw error;
  }
}

/** Concurrent callers share one request. */
export function checkConnection(): Promise<void> {
  pendingCheck ??= pingServer().finally(() => {
    pendingCheck = undefined;
  });
  return pendingCheck;
}

async function pingServer(): Promise<void> {
  try {
    await fetch(healthUrl, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    setOnline(true);
  } catch {
    setOnline(false);
  }
}

function setOnline(isOnline: boolean): void {
  clearTimeout(timer);
  if (!isOnline && navigator.onLine) timer = setTimeout(checkConnection, recheckMs);
  if (isOnline !== isConnected()) connectionStore.setState({ isOnline });
}

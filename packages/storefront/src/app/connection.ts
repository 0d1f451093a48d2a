import { onlineManager } from '@tanstack/react-query';
import { createListeners } from './create-listeners.ts';

/** Browsers fire no event for a connection that fails behind the router, so the connection is checked regularly. */
const recheckMs = 5000;
const timeoutMs = 5000;

/** The storefront's own server answers here, whatever the state of the API. */
export const healthUrl = '/healthz';

let isOnline = true;
let timer: ReturnType<typeof setTimeout> | undefined;
let pendingCheck: Promise<void> | undefined;
const listeners = createListeners();

export const subscribeToConnection = listeners.subscribe;

export function isConnected(): boolean {
  return isOnline;
}

/** Resolves at once if there is a connection. */
export function whenConnected(): Promise<void> {
  if (isOnline) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToConnection(() => {
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
    setQueriesOnline(isOnline);
    return subscribeToConnection(() => setQueriesOnline(isOnline));
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

function setOnline(next: boolean): void {
  clearTimeout(timer);
  if (!next && navigator.onLine) timer = setTimeout(checkConnection, recheckMs);
  if (next === isOnline) return;
  isOnline = next;
  listeners.notify();
}

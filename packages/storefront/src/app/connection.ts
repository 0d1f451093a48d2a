import { onlineManager } from '@tanstack/react-query';

/** How long until the line is tried again, where the browser itself sees nothing wrong with it. */
const nextTryMs = 5000;
const answerWithinMs = 5000;

/** Answered by the storefront's own server, whatever the API is doing. */
const probeAddress = '/healthz';

let isOnline = true;
let timer: ReturnType<typeof setTimeout> | undefined;
let probe: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isConnected(): boolean {
  return isOnline;
}

/** Resolves when there is a connection, at once if there is one. */
export function connected(): Promise<void> {
  if (isOnline) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToConnection(() => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });
}

/** Follows the browser's own word from now on. Queries wait while there is no connection, and go on by themselves. */
export function watchConnection(): void {
  window.addEventListener('offline', () => change(false));
  window.addEventListener('online', () => change(true));
  onlineManager.setEventListener((setOnline) => {
    setOnline(isOnline);
    return subscribeToConnection(() => setOnline(isOnline));
  });
  if (!navigator.onLine) change(false);
}

/** The browser's `fetch`. A request that got no answer is a reason to doubt the line. */
export async function watchedFetch(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (!request.signal.aborted) void tryConnection();
    throw error;
  }
}

/** Asks our own server for a sign of life. One question at a time is enough. */
export function tryConnection(): Promise<void> {
  probe ??= ask().finally(() => {
    probe = undefined;
  });
  return probe;
}

async function ask(): Promise<void> {
  try {
    await fetch(probeAddress, { cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) });
    change(true);
  } catch {
    change(false);
  }
}

function change(next: boolean): void {
  clearTimeout(timer);
  // Where the line is dead and the browser does not know, no event will say that it is back.
  if (!next && navigator.onLine) timer = setTimeout(tryConnection, nextTryMs);
  if (next === isOnline) return;
  isOnline = next;
  for (const listener of listeners) listener();
}

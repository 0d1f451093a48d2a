import type { ComponentType } from 'react';
import { checkConnection, isConnected, whenConnected } from '../connection.ts';
import type { Report } from '../report/report.ts';
import { claimPageReload, isChunkError } from './chunk-error.ts';
import { isPrefetching } from './track-prefetch.ts';

/** Vite's event, with what build/retry-failed-imports.ts reads from it. */
interface FailedImport extends Event {
  readonly payload: unknown;
  /** Prevented: retry once this has resolved. */
  wait?: Promise<void>;
  /** Not prevented: takes the place of the route module. */
  fallback?: RouteFallback;
}

interface RouteFallback {
  readonly default: ComponentType;
  readonly ErrorBoundary: ComponentType;
  readonly clientLoader: () => never;
}

const never = new Promise<void>(() => {});

/** Offline, a reload would replace this page by the browser's own error page. So the connection is checked first. */
async function reloadWhenConnected(): Promise<void> {
  await checkConnection();
  if (!isConnected()) return whenConnected();
  window.location.reload();
  return never;
}

/**
 * A chunk that fails to load is retried when the connection is back. Online, the page reloads, once a minute. After
 * that the chunk fails, and its route shows the error page.
 */
export function handleChunkErrors(report: Report, ErrorBoundary: ComponentType): void {
  let pendingReload: Promise<void> | undefined;
  window.addEventListener('vite:preloadError', (event: Event) => {
    if (!isFailedImport(event)) return;
    const { payload } = event;
    event.fallback = {
      default: () => null,
      ErrorBoundary,
      clientLoader() {
        throw payload;
      },
    };
    if (!isChunkError(payload) || isPrefetching()) return;
    if (!isConnected()) event.wait = whenConnected();
    else {
      report('chunk-failed', payload);
      // Several imports may fail at once. They share one reload.
      if (!pendingReload && !claimPageReload()) return;
      pendingReload ??= reloadWhenConnected().finally(() => {
        pendingReload = undefined;
      });
      event.wait = pendingReload;
    }
    event.preventDefault();
  });
}

function isFailedImport(event: Event): event is FailedImport {
  return 'payload' in event;
}

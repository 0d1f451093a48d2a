import type { ComponentType } from 'react';
import { connected, isConnected, tryConnection } from '../connection.ts';
import type { Report } from '../report/report.ts';
import { claimReloadHere, isChunkError } from './chunk-error.ts';
import { isFetchingAhead } from './fetch-ahead.ts';

/** What the build's loaders of scripts (build/guarded-imports.ts) say when one fails, and what they are told. */
interface FailedImport extends Event {
  readonly payload: unknown;
  /** What to wait for before the next try, where this event was prevented. */
  wait?: Promise<void>;
  /** What a route is in place of its own module, where it was not. */
  standIn?: RouteStandIn;
}

interface RouteStandIn {
  readonly default: ComponentType;
  readonly ErrorBoundary: ComponentType;
  readonly clientLoader: () => never;
}

const never = new Promise<void>(() => {});

/**
 * The browser may not know yet that there is no line, and would show a page of its own in place of this one. Where
 * there is none, this ends when it is back.
 */
async function loadAnew(): Promise<void> {
  await tryConnection();
  if (!isConnected()) return connected();
  window.location.reload();
  return never;
}

/**
 * A part of the application that does not load: offline it waits for the line and is asked for again; otherwise the
 * page is loaded anew, once in a minute, and waits for that. After that it fails where it was asked for: a page shows
 * the error page.
 */
export function guardChunks(report: Report, ErrorBoundary: ComponentType): void {
  let leaving: Promise<void> | undefined;
  window.addEventListener('vite:preloadError', (event: Event) => {
    if (!isFailedImport(event)) return;
    const { payload } = event;
    event.standIn = {
      default: () => null,
      ErrorBoundary,
      clientLoader() {
        throw payload;
      },
    };
    if (!isChunkError(payload) || isFetchingAhead()) return;
    if (!isConnected()) event.wait = connected();
    else {
      report('chunk-failed', payload);
      // One part may be asked for in several ways: what comes while the page is being left waits for the same.
      if (!leaving && !claimReloadHere()) return;
      leaving ??= loadAnew().finally(() => {
        leaving = undefined;
      });
      event.wait = leaving;
    }
    event.preventDefault();
  });
}

function isFailedImport(event: Event): event is FailedImport {
  return 'payload' in event;
}

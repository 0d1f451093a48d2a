import { checkConnection, isConnected, whenConnected } from '../connection.ts';
import type { Report } from '../report/report.ts';
import { claimPageReload, isChunkError } from './chunk-error.ts';

let report: Report = () => {};

export function reportFailedChunks(reportTo: Report): void {
  report = reportTo;
}

let sayItWaits = () => {};

/** Hears of code that waits for the connection. Returns how to stop. */
export function onChunkWait(say: () => void): () => void {
  sayItWaits = say;
  return () => {
    sayItWaits = () => {};
  };
}

function waitForConnection(): Promise<void> {
  sayItWaits();
  return whenConnected();
}

/**
 * Imports code that the viewer waits for. A chunk that fails to load is retried when the connection is back. Online, the
 * page reloads, once a minute: browsers keep a module that failed as failed until the next document. After that the
 * import fails. A prefetch imports without it.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isChunkError(error)) throw error;
      await waitForRetry(error);
    }
  }
}

/** The address of the page that is being opened. A reload leads there. */
let nextPage: string | undefined;

/** Like `loadChunk`, for the code of the page at this address. */
export async function loadPageChunk<Module>(
  address: string,
  load: () => Promise<Module>,
): Promise<Module> {
  nextPage = address;
  try {
    return await loadChunk(load);
  } finally {
    if (nextPage === address) nextPage = undefined;
  }
}

/** Several imports may fail at once. They share one reload. */
let pendingReload: Promise<void> | undefined;

async function waitForRetry(error: Error): Promise<void> {
  if (!isConnected()) return waitForConnection();
  const reported = report('chunk-failed', error);
  if (!pendingReload && !claimPageReload()) throw error;
  pendingReload ??= reloadWhenConnected(reported).finally(() => {
    pendingReload = undefined;
  });
  return pendingReload;
}

/** A reload would cut the report's code off. */
const longestReportMs = 1000;

const never = new Promise<void>(() => {});

/** Offline, a reload would replace this page by the browser's own error page. So the connection is checked first. */
async function reloadWhenConnected(reported: unknown): Promise<void> {
  await checkConnection();
  await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, longestReportMs))]);
  if (!isConnected()) return waitForConnection();
  const { location } = window;
  if (nextPage === undefined || nextPage === location.href) location.reload();
  else location.assign(nextPage);
  return never;
}

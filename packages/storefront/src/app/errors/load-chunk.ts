import { claimReload, type TextStore } from '@parde/domain';
import { checkConnection, isConnected, whenConnected } from '../connection.ts';
import type { Report } from '../report/report.ts';

/** The messages of Chrome, Firefox and Safari for a script that failed to load, and Vite's for a stylesheet. */
const messages =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type|unable to preload css/i;

/** True if a chunk failed to load. An error that a loaded chunk throws does not count. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && messages.test(error.message);
}

/** For `catch`: handles a chunk error and rethrows any other. */
export function onChunkError(handle: () => void): (error: unknown) => void {
  return (error) => {
    if (!isChunkError(error)) throw error;
    handle();
  };
}

/** Returns true at most once a minute. Each call that returns true counts as a reload. */
function claimPageReload(): boolean {
  return claimReload(deviceStorage(), Date.now());
}

/** Returns whether the page reloads. */
export function reloadOnce(): boolean {
  if (!claimPageReload()) return false;
  window.location.reload();
  return true;
}

function deviceStorage(): TextStore | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

let report: Report = () => {};

export function reportFailedChunks(reportTo: Report): void {
  report = reportTo;
}

let notifyWaiting = () => {};

/** Registers a listener for code that waits for the connection. Returns a function that removes it. */
export function onChunkWait(onWait: () => void): () => void {
  notifyWaiting = onWait;
  return () => {
    notifyWaiting = () => {};
  };
}

function waitForConnection(): Promise<void> {
  notifyWaiting();
  return whenConnected();
}

/**
 * Imports code that the viewer waits for. Offline, a chunk that failed to load is retried when the connection is
 * back. Online, the page reloads, at most once a minute, because browsers remember a failed module until the next
 * document. After that, the import fails. Prefetches do not use this function.
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

/** Loads code for a click. If it cannot be loaded, another click retries. */
export function loadForClick<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => unknown,
): void {
  void loadChunk(load).then(
    use,
    onChunkError(() => undefined),
  );
}

/** The address of the page that is being opened, which a reload opens. */
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

/** The reload that several failed imports share. */
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

/** The longest wait for the report, whose sending a reload would interrupt. */
const longestReportMs = 1000;

const never = new Promise<void>(() => {});

/** Checks the connection first, because offline, a reload would replace this page with the browser's own error page. */
async function reloadWhenConnected(reported: unknown): Promise<void> {
  await checkConnection();
  await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, longestReportMs))]);
  if (!isConnected()) return waitForConnection();
  const { location } = window;
  if (nextPage === undefined || nextPage === location.href) location.reload();
  else location.assign(nextPage);
  return never;
}

import { claimReload, type TextStore } from '@parde/domain';

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
export function claimPageReload(): boolean {
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

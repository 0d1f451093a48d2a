import { claimReload, type TextStore } from '@parde/domain';

/** How browsers say that a script, or one that it needs, did not come; and Vite, that a stylesheet did not. */
const words =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type|unable to preload css/i;

/** Whether a part of the application did not load. One that came and is broken is another matter. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && words.test(error.message);
}

/** What to do where a part of the application did not load. One that came and is broken stays an error. */
export function whereNotLoaded(act: () => void): (error: unknown) => void {
  return (error) => {
    if (!isChunkError(error)) throw error;
    act();
  };
}

/** Whether the page may be loaded again: not if that was done a moment ago, whoever did it. Asking counts as doing. */
export function claimReloadHere(): boolean {
  return claimReload(deviceStorage(), Date.now());
}

/** Loads the page again, where it may be. Says whether it does. */
export function reloadOnce(): boolean {
  if (!claimReloadHere()) return false;
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

import { claimReload, type TextStore } from '@parde/domain';

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

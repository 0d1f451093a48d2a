import { claimReload, type TextStore } from '@parde/domain';

/** Loads the page again, unless that was done a moment ago, whoever did it. Says whether it does. */
export function reloadOnce(): boolean {
  if (!claimReload(deviceStorage(), Date.now())) return false;
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

import { clearTab } from './payment-draft.ts';

/**
 * The kind of change. With `paid` and `account` the session stays the same, but the viewer's access or settings
 * differ. With `language` only the page's messages differ.
 */
type SessionChange = 'began' | 'ended' | 'paid' | 'account' | 'language';

const name = 'session';

/** A channel does not receive its own messages, so a document must have only one channel. */
let channel: BroadcastChannel | undefined;
let hasChanged = false;

function openTabChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel(name);
  return channel;
}

/** Notifies the other tabs. Without BroadcastChannel, storage events reach them. */
export function notifyOtherTabs(change: SessionChange): void {
  hasChanged ||= change === 'began' || change === 'ended';
  const own = openTabChannel();
  own?.postMessage(change);
  if (own) return;
  try {
    localStorage.setItem(name, change);
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked. The other tabs notice the change at their next call.
  }
}

/**
 * Reloads a tab whose session has changed, and refetches after a payment. Hidden tabs do so when they are shown
 * again. A listening tab never notifies others, because tabs would then reload each other endlessly.
 */
export function listenToOtherTabs(signedIn: boolean, invalidateAll: () => void): void {
  let isStale = false;
  let isReloading = false;
  let hasOldQueries = false;
  const refreshIfVisible = () => {
    // The page after a session's end notifies the tabs again.
    if (document.visibilityState !== 'visible' || isReloading) return;
    isReloading = isStale;
    if (isStale) window.location.reload();
    else if (hasOldQueries) invalidateAll();
    hasOldQueries = false;
  };
  const onChange = (change: unknown) => {
    if (change === 'ended') clearTab();
    if (change === 'paid' || change === 'account') hasOldQueries = true;
    // A guest's tab shows no session, so the end of a session changes nothing in it.
    else if (change === 'began' || (change === 'ended' && signedIn)) isStale = true;
    // A playing film is not interrupted and continues in the old language.
    else if (change === 'language' && !isPlaying()) isStale = true;
    refreshIfVisible();
  };
  const own = openTabChannel();
  if (own) own.addEventListener('message', ({ data }) => onChange(data));
  else {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === name) onChange(newValue);
    });
  }
  document.addEventListener('visibilitychange', refreshIfVisible);
  window.addEventListener('pageshow', ({ persisted }) => {
    // The back/forward cache restores the document from before the change.
    isStale ||= persisted && hasChanged;
    refreshIfVisible();
  });
}

function isPlaying(): boolean {
  return Array.from(document.querySelectorAll('video')).some(({ paused }) => !paused);
}

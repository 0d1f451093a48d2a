import { clearTab } from './payment-draft.ts';

/** `paid` and `account`: the session is the same, but what the viewer may watch or has set is not. `language`: only the page's words change. */
type SessionChange = 'began' | 'ended' | 'paid' | 'account' | 'language';

const name = 'session';

/** A channel does not receive its own messages, so a document has one only. */
let channel: BroadcastChannel | undefined;
let hasChanged = false;

function ownChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel(name);
  return channel;
}

/** Without BroadcastChannel, storage events reach the other tabs. */
export function notifyOtherTabs(change: SessionChange): void {
  hasChanged ||= change === 'began' || change === 'ended';
  const own = ownChannel();
  own?.postMessage(change);
  if (own) return;
  try {
    localStorage.setItem(name, change);
    localStorage.removeItem(name);
  } catch {
    // Blocked storage: the other tabs find out by their next call.
  }
}

/**
 * Reloads a tab whose session has changed, and refetches after a payment. Hidden tabs do so when they are shown again.
 * A listening tab notifies nobody, or tabs would reload each other forever.
 */
export function listenToOtherTabs(signedIn: boolean, invalidateAll: () => void): void {
  let isStale = false;
  let isReloading = false;
  let hasOldQueries = false;
  const refreshIfVisible = () => {
    // A session's end is told again by the page after it.
    if (document.visibilityState !== 'visible' || isReloading) return;
    isReloading = isStale;
    if (isStale) window.location.reload();
    else if (hasOldQueries) invalidateAll();
    hasOldQueries = false;
  };
  const onChange = (change: unknown) => {
    if (change === 'ended') clearTab();
    if (change === 'paid' || change === 'account') hasOldQueries = true;
    // A guest's tab shows no session, so the end of one changes nothing there.
    else if (change === 'began' || (change === 'ended' && signedIn)) isStale = true;
    // A film that plays goes on in the old language.
    else if (change === 'language' && !isPlaying()) isStale = true;
    refreshIfVisible();
  };
  const own = ownChannel();
  if (own) own.addEventListener('message', ({ data }) => onChange(data));
  else {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === name) onChange(newValue);
    });
  }
  document.addEventListener('visibilitychange', refreshIfVisible);
  window.addEventListener('pageshow', ({ persisted }) => {
    // The back/forward cache restores the document as it was before the change.
    isStale ||= persisted && hasChanged;
    refreshIfVisible();
  });
}

function isPlaying(): boolean {
  return Array.from(document.querySelectorAll('video')).some(({ paused }) => !paused);
}

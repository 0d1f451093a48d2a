/** What happened to the session, as one tab tells the others; `paid`: to what the viewer may watch. */
type SessionChange = 'began' | 'ended' | 'paid';

const name = 'session';

/** One for this document, so that it does not hear itself. Made when it is needed. */
let channel: BroadcastChannel | undefined;
let hasChanged = false;

function ownChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel(name);
  return channel;
}

/** A browser without channels tells its other tabs what is stored, and what is taken away again. */
export function tellOtherTabs(change: SessionChange): void {
  hasChanged ||= change !== 'paid';
  const own = ownChannel();
  own?.postMessage(change);
  if (own) return;
  try {
    localStorage.setItem(name, change);
    localStorage.removeItem(name);
  } catch {
    // Storage that is blocked tells nobody: they learn it from their next call.
  }
}

/**
 * A tab whose document was drawn for someone else is loaded anew, and one that knows nothing of a payment asks anew: at
 * once where the viewer looks at it, else when they come back to it. A tab that only follows tells nobody, so they can't
 * go in a circle.
 */
export function followOtherTabs(signedIn: boolean, invalidateAll: () => void): void {
  let isStale = false;
  let isUnpaid = false;
  const renew = () => {
    if (document.visibilityState !== 'visible') return;
    if (isStale) window.location.reload();
    else if (isUnpaid) invalidateAll();
    isStale = false;
    isUnpaid = false;
  };
  const hear = (change: unknown) => {
    if (change === 'paid') isUnpaid = true;
    // A guest's tab is right already when a session ends. One began where there was none, or another's had ended.
    else if (change === 'began' || (change === 'ended' && signedIn)) isStale = true;
    renew();
  };
  const own = ownChannel();
  if (own) own.addEventListener('message', ({ data }) => hear(data));
  else {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === name) hear(newValue);
    });
  }
  document.addEventListener('visibilitychange', renew);
  window.addEventListener('pageshow', ({ persisted }) => {
    // The way back may bring this very document as it was left, before the change.
    isStale ||= persisted && hasChanged;
    renew();
  });
}

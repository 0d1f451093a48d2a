import { useSyncExternalStore } from 'react';

/**
 * A call of a guest's was refused: it needs a session. The API's client knows that and nothing of pages; whoever shows
 * the sign-in looks here.
 */
let askedOn: string | undefined;
/** The path of the page that it is still to be shown on: one that is perhaps on its way. */
let wantedOn: string | undefined;
const listeners = new Set<() => void>();

function set(path: string | undefined): void {
  wantedOn = path;
  for (const notify of listeners) notify();
}

/** Once a page: a viewer who has closed the sign-in is not asked again by each part that is fetched anew. */
export function wantSignIn(path: string): void {
  // A server has nobody to ask.
  if (typeof window === 'undefined') return;
  if (askedOn === path) return;
  askedOn = path;
  set(path);
}

/** What a viewer starts may ask again. */
export function allowSignIn(): void {
  askedOn = undefined;
}

export function signInShown(): void {
  set(undefined);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The path of the page that the sign-in is wanted on. */
export function useSignInWanted(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => wantedOn,
    () => undefined,
  );
}

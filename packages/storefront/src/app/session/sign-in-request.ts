import type { OperationId } from '@parde/api-client';
import { useSyncExternalStore } from 'react';
import { isKidsPath } from '../../paths.ts';
import { createListeners } from '../create-listeners.ts';

/**
 * The page whose call the API refused to a guest. The API client does not know pages, so the request is stored here,
 * and the modal host shows the sign-in.
 */
let lastRequestedPath: string | undefined;
let pendingPath: string | undefined;
const { subscribe, notify } = createListeners();

function setPendingPath(path: string | undefined): void {
  pendingPath = path;
  notify();
}

/** Requests the sign-in once per page. Otherwise, every refetch would reopen a sign-in that the viewer has closed. */
export function requestSignIn(path: string): void {
  // On the server, all viewers would share module state.
  if (typeof window === 'undefined') return;
  // Children are never asked to sign in.
  if (lastRequestedPath === path || isKidsPath(path)) return;
  lastRequestedPath = path;
  setPendingPath(path);
}

/**
 * Runs before each call that the viewer starts. Such a call may request the sign-in again, but the sign-in's own
 * calls may not.
 */
export function allowSignInRequest(operation: OperationId): void {
  if (operation === 'sendCode' || operation === 'login') return;
  lastRequestedPath = undefined;
}

export function clearSignInRequest(): void {
  setPendingPath(undefined);
}

/** Returns the path of the page that needs the sign-in. The navigation to that page may still be pending. */
export function useSignInRequest(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pendingPath,
    () => undefined,
  );
}

import type { OperationId } from '@parde/api-client';
import { useSyncExternalStore } from 'react';
import { isKidsPath } from '../../paths.ts';
import { createListeners } from '../create-listeners.ts';

/**
 * The API refused a guest's call. The API client knows nothing of pages, so it leaves a request here, and the modal host
 * shows the sign-in.
 */
let lastRequestedPath: string | undefined;
let pendingPath: string | undefined;
const { subscribe, notify } = createListeners();

function setPendingPath(path: string | undefined): void {
  pendingPath = path;
  notify();
}

/** Once a page: otherwise every refetch would open again a sign-in that the viewer has closed. */
export function requestSignIn(path: string): void {
  // Module state on the server would be shared by all viewers.
  if (typeof window === 'undefined') return;
  // A child is not asked to sign in.
  if (lastRequestedPath === path || isKidsPath(path)) return;
  lastRequestedPath = path;
  setPendingPath(path);
}

/** Runs before each call that the viewer starts: such a call may ask for the sign-in again. The sign-in's own may not. */
export function allowSignInRequest(operation: OperationId): void {
  if (operation === 'sendCode' || operation === 'login') return;
  lastRequestedPath = undefined;
}

export function clearSignInRequest(): void {
  setPendingPath(undefined);
}

/** The path of the page that needs the sign-in. The viewer may still be on the way to it. */
export function useSignInRequest(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pendingPath,
    () => undefined,
  );
}

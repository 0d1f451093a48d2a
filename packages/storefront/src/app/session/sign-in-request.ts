import type { OperationId } from '@parde/api-client';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isKidsPath } from '../../paths.ts';

interface SignInRequest {
  /** Prevents a second request of the same page. */
  readonly lastPath?: string | undefined;
  readonly pendingPath?: string | undefined;
}

/**
 * The page whose call the API refused to a guest. The API client does not know pages, so the request is stored here,
 * and the modal host shows the sign-in.
 */
const signInRequestStore = createStore<SignInRequest>(() => ({}));

/** Requests the sign-in once per page. Otherwise, every refetch would reopen a sign-in that the viewer has closed. */
export function requestSignIn(path: string): void {
  // On the server, all viewers would share module state.
  if (typeof window === 'undefined') return;
  // Children are never asked to sign in.
  if (signInRequestStore.getState().lastPath === path || isKidsPath(path)) return;
  signInRequestStore.setState({ lastPath: path, pendingPath: path });
}

/**
 * Runs before each call that the viewer starts. Such a call may request the sign-in again, but the sign-in's own
 * calls may not.
 */
export function allowSignInRequest(operation: OperationId): void {
  if (operation === 'sendCode' || operation === 'login') return;
  signInRequestStore.setState({ lastPath: undefined });
}

export function clearSignInRequest(): void {
  signInRequestStore.setState({ pendingPath: undefined });
}

/** Returns the path of the page that needs the sign-in. The navigation to that page may still be pending. */
export function useSignInRequest(): string | undefined {
  return useStore(signInRequestStore, ({ pendingPath }) => pendingPath);
}

import type { LoginModalState, ModalName, ModalStates } from '../../app/modals/modal-states.ts';
import type { Layout, RouteRow } from '../../route-table.ts';
import { modalRegistry } from './modal-registry.ts';

/** Standalone pages allow only the modals they need. */
const allowedModals: Partial<Record<Layout, readonly ModalName[]>> = {
  empty: ['login', 'credit', 'subscription'],
  body: ['login', 'subscription'],
};

const signInPage = 'login';

interface ModalContext {
  readonly signedIn: boolean;
  readonly row: Pick<RouteRow, 'id' | 'layout' | 'forKids'>;
  /** The modal that is already open. */
  readonly opened: ModalName | undefined;
}

/** Kids' pages have no modals, because modals sign in, sell or lead to other pages. */
export function isModalAllowed(
  name: ModalName,
  { layout, forKids }: Pick<RouteRow, 'layout' | 'forKids'>,
): boolean {
  return !forKids && allowedModals[layout]?.includes(name) !== false;
}

/** Returns the sign-in if it must come first, or undefined if the modal is not allowed. */
export function resolveModal<N extends ModalName>(
  name: N,
  { signedIn, row, opened }: ModalContext,
): N | 'login' | undefined {
  const { audience } = modalRegistry[name];
  if (audience === 'guest' && signedIn) return undefined;
  const shown = audience === 'user' && !signedIn ? 'login' : name;
  if (shown === 'login' && (row.id === signInPage || opened === 'login')) return undefined;
  return isModalAllowed(shown, row) ? shown : undefined;
}

/** Returns the state of the sign-in. Only some modals can be resumed after it. */
export function signInFor<N extends ModalName>(name: N, state: ModalStates[N]): LoginModalState;
export function signInFor(name: ModalName, state: object): LoginModalState {
  return name === 'credit' || name === 'direct-debit'
    ? { after: { kind: 'modal', name, state } }
    : {};
}

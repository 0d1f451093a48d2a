import type { LoginModalState, ModalName } from '../../app/modals/modal-states.ts';
import type { Layout, RouteRow } from '../../route-table.ts';
import { modalRegistry } from './modal-registry.tsx';

/** Pages that stand by themselves have only the modals that they need. */
const allowedModals: Partial<Record<Layout, readonly ModalName[]>> = {
  empty: ['login', 'credit', 'subscription'],
  body: ['login', 'subscription'],
};

/** The sign-in page is the sign-in already. */
const signInPage = 'login';

interface ModalContext {
  readonly signedIn: boolean;
  readonly row: Pick<RouteRow, 'id' | 'layout'>;
  /** What lies over the page already. */
  readonly opened: ModalName | undefined;
}

/** Whether pages like this one have it. Where they do not, whoever wants it finds it on a page of its own. */
export function isModalAllowed(name: ModalName, { layout }: Pick<RouteRow, 'layout'>): boolean {
  return allowedModals[layout]?.includes(name) !== false;
}

/** Which modal is shown to a viewer who wants this one: the sign-in may come first, or it has no place here. */
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

/** What a guest wanted comes when they have signed in, where sign-in knows of it. */
export function signInFor(name: ModalName): LoginModalState {
  return name === 'direct-debit' ? { after: { kind: 'modal', name } } : {};
}

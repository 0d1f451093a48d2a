import type { ComponentType } from 'react';
import type { Namespace } from '../../app/i18n/messages.ts';
import type {
  LoginModalState,
  ModalControls,
  ModalName,
  ModalStates,
} from '../../app/modals/modal-states.ts';
import type { Layout, RouteRow } from '../../route-table.ts';

interface ModalEntry<N extends ModalName> {
  /** The viewers who may see the modal. A guest sees the sign-in in place of a `user` modal. */
  readonly audience: 'all' | 'guest' | 'user';
  /** The namespace, or all namespaces, of the modal's parts. */
  readonly namespace: Namespace | readonly Namespace[];
  /** Loads the modal's code when it opens. */
  readonly load: () => Promise<ComponentType<ModalStates[N] & ModalControls>>;
}

export const modalRegistry: { readonly [N in ModalName]: ModalEntry<N> } = {
  login: {
    audience: 'guest',
    namespace: 'login',
    load: async () => (await import('../../features/login/LoginModal.tsx')).LoginModal,
  },
  credit: {
    audience: 'user',
    namespace: ['wallet', 'purchase'],
    load: async () => (await import('../../features/purchase/credit/CreditModal.tsx')).CreditModal,
  },
  subscription: {
    audience: 'all',
    namespace: 'purchase',
    load: async () => (await import('../../features/purchase/plans/PlansModal.tsx')).PlansModal,
  },
  'direct-debit': {
    audience: 'user',
    namespace: ['direct-debit', 'purchase'],
    load: async () =>
      (await import('../../features/purchase/debit/DirectDebitModal.tsx')).DirectDebitModal,
  },
  buy: {
    audience: 'all',
    namespace: 'purchase',
    load: async () => (await import('../../features/purchase/cart/BuyModal.tsx')).BuyModal,
  },
  wallet: {
    audience: 'user',
    namespace: 'wallet',
    load: async () => (await import('../../features/payments/WalletModal.tsx')).WalletModal,
  },
  'gift-days': {
    audience: 'user',
    namespace: 'account',
    load: async () => (await import('../../features/account/GiftDaysModal.tsx')).GiftDaysModal,
  },
  download: {
    audience: 'all',
    namespace: ['downloads', 'data-cost'],
    load: async () =>
      (await import('../../features/file-downloads/DownloadModal.tsx')).DownloadModal,
  },
  'save-offline': {
    audience: 'all',
    namespace: ['save-offline', 'downloads', 'data-cost', 'title'],
    load: async () => (await import('../../features/offline/modal/SaveModal.tsx')).SaveModal,
  },
  player: {
    audience: 'all',
    namespace: 'title',
    load: async () => (await import('../../titles/player/players.ts')).PlayerModal,
  },
  'left-titles': {
    audience: 'all',
    namespace: 'saved-titles',
    load: async () => (await import('../../app/offline/SignOutQuestion.tsx')).LeftTitlesModal,
  },
  content: {
    audience: 'all',
    namespace: 'title',
    load: async () => (await import('../../features/title/ContentModal.tsx')).ContentModal,
  },
};

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

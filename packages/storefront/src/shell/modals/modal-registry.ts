import type { ComponentType } from 'react';
import type { Namespace } from '../../app/i18n/message-files.ts';
import type { ModalControls, ModalName, ModalStates } from '../../app/modals/modal-states.ts';

interface ModalEntry<N extends ModalName> {
  /** The viewers who may see the modal. A guest sees the sign-in in place of a `user` modal. */
  readonly audience: 'anyone' | 'guest' | 'user';
  /** The namespace, or all namespaces, of the modal's parts. */
  readonly namespace: Namespace | readonly Namespace[];
  /** Loads the modal's code when it opens. */
  readonly load: () => Promise<ComponentType<ModalStates[N] & ModalControls>>;
}

// Do not destructure the imports in `load`, because that would cost every page 10 bytes more.
export const modalRegistry: { readonly [N in ModalName]: ModalEntry<N> } = {
  login: {
    audience: 'guest',
    namespace: 'login',
    load: async () => {
      const file = await import('../../features/login/LoginModal.tsx');
      return file.LoginModal;
    },
  },
  credit: {
    audience: 'user',
    namespace: ['wallet', 'purchase'],
    load: async () => {
      const file = await import('../../features/purchase/credit/CreditModal.tsx');
      return file.CreditModal;
    },
  },
  subscription: {
    audience: 'anyone',
    namespace: 'purchase',
    load: async () => {
      const file = await import('../../features/purchase/plans/PlansModal.tsx');
      return file.PlansModal;
    },
  },
  'direct-debit': {
    audience: 'user',
    namespace: ['direct-debit', 'purchase'],
    load: async () => {
      const file = await import('../../features/purchase/debit/DirectDebitModal.tsx');
      return file.DirectDebitModal;
    },
  },
  buy: {
    audience: 'anyone',
    namespace: 'purchase',
    load: async () => {
      const file = await import('../../features/purchase/cart/BuyModal.tsx');
      return file.BuyModal;
    },
  },
  wallet: {
    audience: 'user',
    namespace: 'wallet',
    load: async () => {
      const file = await import('../../features/payments/WalletModal.tsx');
      return file.WalletModal;
    },
  },
  'gift-days': {
    audience: 'user',
    namespace: 'account',
    load: async () => {
      const file = await import('../../features/account/GiftDaysModal.tsx');
      return file.GiftDaysModal;
    },
  },
  download: {
    audience: 'anyone',
    namespace: ['downloads', 'data-cost'],
    load: async () => {
      const file = await import('../../features/file-downloads/DownloadModal.tsx');
      return file.DownloadModal;
    },
  },
  'save-offline': {
    audience: 'anyone',
    namespace: ['save-offline', 'downloads', 'data-cost', 'title'],
    load: async () => {
      const file = await import('../../features/offline/SaveModal.tsx');
      return file.SaveModal;
    },
  },
  player: {
    audience: 'anyone',
    namespace: 'title',
    load: async () => {
      const file = await import('../../titles/player/players.ts');
      return file.PlayerModal;
    },
  },
  'left-titles': {
    audience: 'anyone',
    namespace: 'saved-titles',
    load: async () => {
      const file = await import('../../titles/offline/SignOutQuestion.tsx');
      return file.LeftTitlesModal;
    },
  },
  content: {
    audience: 'anyone',
    namespace: 'title',
    load: async () => {
      const file = await import('../../features/title/lazy/ContentModal.tsx');
      return file.ContentModal;
    },
  },
};

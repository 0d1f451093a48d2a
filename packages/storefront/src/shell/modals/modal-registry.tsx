import type { ReactElement } from 'react';
import type { Namespace } from '../../app/i18n/message-files.ts';
import type { ModalControls, ModalName, ModalStates } from '../../app/modals/modal-states.ts';

export type RenderModal<N extends ModalName> = (
  props: ModalStates[N] & ModalControls,
) => ReactElement;

interface ModalEntry<N extends ModalName> {
  /** A guest sees the sign-in in place of a `user` modal. */
  readonly audience: 'anyone' | 'guest' | 'user';
  /** One, or all that its parts say. */
  readonly namespace: Namespace | readonly Namespace[];
  /** Loaded when opened. */
  readonly load: () => Promise<RenderModal<N>>;
}

export const modalRegistry: { readonly [N in ModalName]: ModalEntry<N> } = {
  login: {
    audience: 'guest',
    namespace: 'login',
    load: async () => {
      const { LoginModal } = await import('../../features/login/LoginModal.tsx');
      return (props) => <LoginModal {...props} />;
    },
  },
  credit: {
    audience: 'user',
    namespace: ['wallet', 'purchase'],
    load: async () => {
      const { CreditModal } = await import('../../features/purchase/wallet/CreditModal.tsx');
      return (props) => <CreditModal {...props} />;
    },
  },
  subscription: {
    audience: 'anyone',
    namespace: 'purchase',
    load: async () => {
      const { PlansModal } = await import('../../features/purchase/plans/PlansModal.tsx');
      return (props) => <PlansModal {...props} />;
    },
  },
  'direct-debit': {
    audience: 'user',
    namespace: ['direct-debit', 'purchase'],
    load: async () => {
      const { DirectDebitModal } = await import(
        '../../features/purchase/debit/DirectDebitModal.tsx'
      );
      return (props) => <DirectDebitModal {...props} />;
    },
  },
  buy: {
    audience: 'anyone',
    namespace: 'purchase',
    load: async () => {
      const { BuyModal } = await import('../../features/purchase/cart/BuyModal.tsx');
      return (props) => <BuyModal {...props} />;
    },
  },
  wallet: {
    audience: 'user',
    namespace: 'wallet',
    load: async () => {
      const { WalletModal } = await import('../../features/purchase/wallet/WalletModal.tsx');
      return (props) => <WalletModal {...props} />;
    },
  },
  'gift-days': {
    audience: 'user',
    namespace: 'account',
    load: async () => {
      const { GiftDaysModal } = await import('../../features/account/GiftDaysModal.tsx');
      return (props) => <GiftDaysModal {...props} />;
    },
  },
  download: {
    audience: 'anyone',
    namespace: ['downloads', 'data-cost'],
    load: async () => {
      const { DownloadModal } = await import('../../features/downloads/DownloadModal.tsx');
      return (props) => <DownloadModal {...props} />;
    },
  },
  keep: {
    audience: 'anyone',
    namespace: ['keep', 'downloads', 'data-cost', 'title'],
    load: async () => {
      const { KeepModal } = await import('../../features/keep/KeepModal.tsx');
      return (props) => <KeepModal {...props} />;
    },
  },
  player: {
    audience: 'anyone',
    namespace: 'title',
    load: async () => {
      const { PlayerModal } = await import('../../titles/player/players.ts');
      return (props) => <PlayerModal {...props} />;
    },
  },
  content: {
    audience: 'anyone',
    namespace: 'title',
    load: async () => {
      const { ContentModal } = await import('../../features/title/lazy/ContentModal.tsx');
      return (props) => <ContentModal {...props} />;
    },
  },
};

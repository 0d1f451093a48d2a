import type { AfterSignIn } from '../session/after-sign-in.ts';

/** What the sign-in modal may be told when it is opened. */
export interface LoginModalState {
  /** Why it opened, over its fields. */
  readonly message?: string;
  /** A number that a code was sent to already. */
  readonly mobile?: string;
  /** Without it the page and its data come anew: all that the modes `download` and `page` of the specification ask. */
  readonly after?: AfterSignIn;
}

/** The content that a modal is about. */
export interface ContentState {
  readonly content_type: string;
  readonly content_id: string;
}

/** Every modal there is, by name, and what it is opened with. */
export interface ModalStates {
  login: LoginModalState;
  credit: object;
  subscription: Partial<ContentState>;
  'direct-debit': object;
  buy: {
    readonly mobile?: string;
    readonly forSubscription?: boolean;
    readonly paymentId?: string;
    readonly id?: string;
    readonly type?: string;
  };
  wallet: { readonly wallet?: string };
  download: ContentState;
  player: ContentState;
  content: ContentState;
}

export type ModalName = keyof ModalStates;

/** What every modal is given beside its state. */
export interface ModalControls {
  onClose: () => void;
}

import type { Named } from '../../names/names.ts';
import type { AfterSignIn, CreditState, DirectDebitState } from '../session/after-sign-in.ts';

export interface LoginModalState {
  /** Shown above the fields: why the modal opened. */
  readonly message?: string;
  /** Without it the page reloads, as the modes `download` and `page` of the specification require. */
  readonly after?: AfterSignIn | undefined;
  /** Called before the page reloads. */
  readonly onSignedIn?: () => void;
}

export interface ContentState {
  readonly content_type: string;
  readonly content_id: string;
}

/** What each modal is opened with. */
export interface ModalStates {
  login: LoginModalState;
  credit: CreditState;
  subscription: Partial<ContentState>;
  'direct-debit': DirectDebitState;
  buy: {
    readonly mobile?: string;
    readonly forSubscription?: boolean;
    readonly paymentId?: string;
    readonly id?: string;
    readonly type?: string;
    /** The file that is chosen already. */
    readonly itemid?: string;
  };
  wallet: { readonly wallet?: string };
  'gift-days': Readonly<Record<never, never>>;
  download: ContentState;
  /** Of a series, one season at once. */
  keep: ContentState & { readonly season?: number };
  /** A trailer is named after its title until it has come. */
  player: ContentState & { readonly trailerOf?: Named };
  'left-titles': Readonly<Record<never, never>>;
  content: ContentState;
}

export type ModalName = keyof ModalStates;

export interface ModalControls {
  onClose: () => void;
}

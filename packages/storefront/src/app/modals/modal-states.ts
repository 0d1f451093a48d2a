import type { Named } from '../../names/names.ts';
import type { AfterSignIn, CreditState, DirectDebitState } from '../session/after-sign-in.ts';

export interface LoginModalState {
  /** The reason why the modal opened, which is shown above the fields. */
  readonly message?: string;
  /**
   * The action after the sign-in. Without it, the page reloads, as the modes `download` and `page` of the
   * specification require.
   */
  readonly after?: AfterSignIn | undefined;
  /** Called before the page reloads. */
  readonly onSignedIn?: () => void;
}

export interface ContentState {
  readonly content_type: string;
  readonly content_id: string;
}

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
    /** The file that is selected at first. */
    readonly itemid?: string;
  };
  wallet: { readonly wallet?: string };
  'gift-days': Readonly<Record<never, never>>;
  download: ContentState;
  /** For a series, the season to save at once. */
  'save-offline': ContentState & { readonly season?: number };
  /** The title's name, which a trailer shows until its own name has loaded. */
  player: ContentState & { readonly trailerOf?: Named };
  'left-titles': Readonly<Record<never, never>>;
  content: ContentState;
}

export type ModalName = keyof ModalStates;

export interface ModalControls {
  onClose: () => void;
}

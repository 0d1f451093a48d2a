import type { PhrasesData } from '@parde/ui';

/** Shown instead of the picture, or before it. */
export type PlayerMessage =
  | { kind: 'problem'; text?: PhrasesData | undefined; onRetry?: (() => void) | undefined }
  | {
      kind: 'subscribe';
      text?: PhrasesData | undefined;
      onSubscribe: () => void;
      /** For guests. */
      onSignIn?: (() => void) | undefined;
    }
  | {
      /** Only an account may watch, and nothing is sold here. */
      kind: 'sign-in';
      text?: PhrasesData | undefined;
      onSignIn: () => void;
    }
  | {
      kind: 'purchase';
      text?: PhrasesData | undefined;
      /** Formatted, with its currency: «۵۹٬۰۰۰ تومان». */
      price: string | null;
      onPurchase: () => void;
    }
  | {
      kind: 'not-released';
      /** Formatted: «۲۹ آبان ۱۴۰۵»; null where unknown. */
      date: string | null;
    }
  | { kind: 'no-download'; text?: PhrasesData | undefined }
  | {
      /** Before play: what it will cost. Accepting it starts playback. */
      kind: 'full-rate';
      /** The operator's name and what its rate means. */
      text: PhrasesData;
      onAccept?: (() => void) | undefined;
    };

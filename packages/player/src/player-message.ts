import type { PhrasesData } from '@parde/ui';

/** A message shown instead of the picture, or before it. */
export type PlayerMessage =
  | { kind: 'problem'; text?: PhrasesData | undefined; onRetry?: (() => void) | undefined }
  | {
      kind: 'subscribe';
      text?: PhrasesData | undefined;
      onSubscribe: () => void;
      /** Called when a guest chooses to sign in. */
      onSignIn?: (() => void) | undefined;
    }
  | {
      /** Only viewers with an account may watch, and there is nothing to buy. */
      kind: 'sign-in';
      text?: PhrasesData | undefined;
      onSignIn: () => void;
    }
  | {
      kind: 'purchase';
      text?: PhrasesData | undefined;
      /** The formatted price with its currency: «۵۹٬۰۰۰ تومان». */
      price: string | null;
      onPurchase: () => void;
    }
  | {
      kind: 'not-released';
      /** The formatted date: «۲۹ آبان ۱۴۰۵»; null if unknown. */
      date: string | null;
    }
  | { kind: 'no-download'; text?: PhrasesData | undefined }
  | {
      /** Shown before playback: the cost of playing. Accepting it starts playback. */
      kind: 'full-rate';
      /** The operator's name and an explanation of its rate. */
      text: PhrasesData;
      onAccept?: (() => void) | undefined;
    };

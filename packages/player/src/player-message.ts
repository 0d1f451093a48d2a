/** Shown instead of the picture, or before it. */
export type PlayerMessage =
  | { kind: 'problem'; text?: string | undefined; onRetry?: (() => void) | undefined }
  | {
      kind: 'subscribe';
      text?: string | undefined;
      onSubscribe: () => void;
      /** For guests. */
      onSignIn?: (() => void) | undefined;
    }
  | {
      kind: 'purchase';
      text?: string | undefined;
      /** Formatted, with its currency: «۵۹٬۰۰۰ تومان». */
      price: string | null;
      onPurchase: () => void;
    }
  | {
      kind: 'not-released';
      /** Formatted: «۲۹ آبان ۱۴۰۵»; null where unknown. */
      date: string | null;
    }
  | { kind: 'no-download'; text?: string | undefined }
  | {
      /** Before play: what it will cost. Accepting it starts playback. */
      kind: 'full-rate';
      /** The operator's name and what its rate means. */
      text: string;
      onAccept?: (() => void) | undefined;
    };

/** What stands in the picture's place, or before it. */
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
      /** With its currency, as it is read: «۵۹٬۰۰۰ تومان». */
      price: string | null;
      onPurchase: () => void;
    }
  | {
      kind: 'not-released';
      /** As it is read: «۲۹ آبان ۱۴۰۵»; null where it is not known. */
      date: string | null;
    }
  | { kind: 'no-download'; text?: string | undefined }
  | {
      /** Before play: what this will cost. Play goes on when it is accepted. */
      kind: 'full-rate';
      /** Whose line it is, and what it means. */
      text: string;
      onAccept?: (() => void) | undefined;
    };

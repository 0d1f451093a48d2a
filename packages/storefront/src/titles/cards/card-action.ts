import type { ReactNode } from 'react';

/** An item of a card's menu. */
export interface CardAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** For a toggle: true if it is on. */
  readonly isPressed?: boolean;
  readonly onSelect: () => void;
}

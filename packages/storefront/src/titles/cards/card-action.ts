import type { ReactNode } from 'react';

/** A line of a card's menu. */
export interface CardAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Of what is on or off. */
  readonly pressed?: boolean;
  readonly onSelect: () => void;
}

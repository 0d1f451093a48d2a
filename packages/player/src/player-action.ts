import type { ReactNode } from 'react';

/** A button of the page's own, at the end of the bar above the picture. */
export interface PlayerAction {
  readonly id: string;
  readonly label: string;
  /** 24 by 24 fits the others. */
  readonly icon: ReactNode;
  /** What it opens, for those who do not see it. */
  readonly opens?: 'dialog' | 'menu';
  /** The film has been paused. In full screen, only a modal `dialog` is seen over it. */
  readonly onSelect: () => void;
}

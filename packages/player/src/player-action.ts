import type { ReactNode } from 'react';

/** A button of the page, at the end of the bar above the picture. */
export interface PlayerAction {
  readonly id: string;
  readonly label: string;
  /** 24 by 24, like the other icons. */
  readonly icon: ReactNode;
  /** The kind of element that the button opens, for screen readers. */
  readonly opens?: 'dialog' | 'menu';
  /** Called after the film has been paused. In full screen, only a modal `dialog` is visible over it. */
  readonly onSelect: () => void;
}

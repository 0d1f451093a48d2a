import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import type { CardCellShape } from './CardCell.tsx';
import * as styles from './CardOverlay.css.ts';

export interface CardOverlayProps {
  /** Of the card. */
  shape: CardCellShape;
  children: ReactNode;
  /** Stand at its foot. */
  actions: ReactNode;
}

/** Over a card's own picture, after the card in its `CardCell`. Presses beside its buttons are the card's. */
export function CardOverlay({ shape, children, actions }: CardOverlayProps) {
  return (
    <div className={classes(styles.overlay, styles.shapes[shape])}>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

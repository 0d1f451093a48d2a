import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Modal } from '../../internal/modal/Modal.tsx';
import * as modal from '../../internal/modal/modal.css.ts';
import type { PhraseData } from '../Phrase/Phrase.tsx';
import * as styles from './Drawer.css.ts';

export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps {
  open: boolean;
  /** Called on Escape, a click on the backdrop or the cross, and a phone's back gesture. */
  onClose: () => void;
  title: PhraseData;
  closeLabel: string;
  /** The side from which the drawer opens, in the direction of the text. */
  side?: DrawerSide;
  /** Content that stays at the bottom. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A panel from the side, as high as the screen: a menu, filters, a cart. */
export function Drawer({ side = 'start', foot, ...rest }: DrawerProps) {
  return (
    <Modal
      {...rest}
      className={classes(modal.modal, styles.drawer, styles.sides[side])}
      foot={foot ? <div className={modal.foot}>{foot}</div> : null}
    />
  );
}

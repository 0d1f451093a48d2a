import { type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import { ModalLayout } from '../../internal/ModalLayout.tsx';
import * as modal from '../../internal/modal.css.ts';
import { useModal } from '../../internal/use-modal.ts';
import * as styles from './Drawer.css.ts';

export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps {
  open: boolean;
  /** Asked for by Escape, the veil, the cross and a phone's way back. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Where it comes from, in the direction of the text. */
  side?: DrawerSide;
  /** What stays at its foot. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A panel from the side, as high as the screen: a menu, filters, a cart. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = 'start',
  foot,
  children,
}: DrawerProps) {
  const titleId = useId();
  const ref = useModal(open, onClose);
  return (
    <dialog
      ref={ref}
      className={classes(modal.modal, styles.drawer, styles.sides[side])}
      aria-labelledby={titleId}
    >
      {open ? (
        <ModalLayout
          titleId={titleId}
          title={title}
          closeLabel={closeLabel}
          onClose={onClose}
          foot={foot ? <div className={modal.foot}>{foot}</div> : null}
        >
          {children}
        </ModalLayout>
      ) : null}
    </dialog>
  );
}

import { type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import { ModalLayout } from '../../internal/ModalLayout.tsx';
import * as modal from '../../internal/modal.css.ts';
import { useModal } from '../../internal/use-modal.ts';
import * as styles from './Dialog.css.ts';

export const dialogSizes = ['sm', 'md', 'lg'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the veil, the cross and a phone's way back. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  size?: DialogSize;
  /** Buttons at its foot, the important one first. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A question or a task that the page waits for. Its content exists only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  size = 'md',
  actions,
  children,
}: DialogProps) {
  const titleId = useId();
  const ref = useModal(open, onClose);
  return (
    <dialog
      ref={ref}
      className={classes(modal.modal, styles.dialog, styles.sizes[size])}
      aria-labelledby={titleId}
    >
      {open ? (
        <ModalLayout
          titleId={titleId}
          title={title}
          closeLabel={closeLabel}
          onClose={onClose}
          foot={
            actions ? <div className={classes(modal.foot, styles.actions)}>{actions}</div> : null
          }
        >
          {children}
        </ModalLayout>
      ) : null}
    </dialog>
  );
}

import { type ReactNode, useId } from 'react';
import { Heading } from '../components/Heading/Heading.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { CloseIcon } from '../components/icons/CloseIcon.tsx';
import { classes } from './classes.ts';
import * as styles from './modal.css.ts';
import { useModal } from './use-modal.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface ModalProps {
  open: boolean;
  /** Asked for by Escape, the veil, the cross and a phone's way back. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Where it stands and where it comes from. */
  className: string;
  /** On a phone a finger can pull it down by its head. */
  sheet?: boolean;
  foot: ReactNode;
  children: ReactNode;
}

/** What dialog and drawer are: a title with a cross, what scrolls, and what stays at the foot. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  className,
  sheet = false,
  foot,
  children,
}: ModalProps) {
  const titleId = useId();
  const { ref, present } = useModal(open, onClose);
  const drag = useSheetDrag(ref, onClose);
  return (
    // What is on its way out is there for the eye alone.
    <dialog ref={ref} className={className} aria-labelledby={titleId} inert={!open}>
      {present ? (
        <div className={styles.layout}>
          <div className={classes(styles.head, sheet && styles.grip)} {...(sheet && drag)}>
            <Heading level={2} size="md" id={titleId}>
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls. */}
          <section className={styles.body} aria-labelledby={titleId} tabIndex={0}>
            {children}
          </section>
          {foot}
        </div>
      ) : null}
    </dialog>
  );
}

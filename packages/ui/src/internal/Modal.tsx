'use client';

import { type ReactNode, useId } from 'react';
import { Heading } from '../components/Heading/Heading.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { CloseIcon } from '../components/icons/CloseIcon.tsx';
import { Phrases, type PhrasesData } from '../components/Phrase/Phrases.tsx';
import { classes } from './classes.ts';
import * as styles from './modal.css.ts';
import { useModal } from './use-modal.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface ModalProps {
  open: boolean;
  /** Asked for by Escape, the veil, the cross and a phone's way back. */
  onClose: () => void;
  title: PhrasesData;
  closeLabel: string;
  /** Its position and the side it enters from. */
  className: string;
  /** On a phone it can be dragged down by its head. */
  sheet?: boolean;
  foot: ReactNode;
  children: ReactNode;
}

/** Shared by dialog and drawer: a title with a close button, a scrolling body, a foot. */
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
    // While it leaves, it is inert.
    <dialog ref={ref} className={className} aria-labelledby={titleId} inert={!open}>
      {present ? (
        <div className={styles.layout}>
          <div className={classes(styles.head, sheet && styles.grip)} {...(sheet && drag)}>
            <Heading level={2} size="md" id={titleId}>
              <bdi>
                <Phrases>{title}</Phrases>
              </bdi>
            </Heading>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          {/* What is read in a dialog. Unlike a region it needs no name, which would be the dialog's again. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls. */}
          <div className={styles.body} role="document" tabIndex={0}>
            {children}
          </div>
          {foot}
        </div>
      ) : null}
    </dialog>
  );
}

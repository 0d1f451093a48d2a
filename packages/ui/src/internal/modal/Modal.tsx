'use client';

import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { CloseIcon } from '../../components/icons/CloseIcon.tsx';
import { Phrases, type PhrasesData } from '../../components/Phrase/Phrases.tsx';
import { classes } from '../classes.ts';
import * as styles from './modal.css.ts';
import { useModal } from './use-modal.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, a click on the backdrop or the cross, and a phone's back gesture. */
  onClose: () => void;
  title: PhrasesData;
  closeLabel: string;
  /** The class for the position and the side of entry. */
  className: string;
  /** True if the modal can be dragged down by its head on a phone. */
  sheet?: boolean;
  foot: ReactNode;
  children: ReactNode;
}

/** The part that dialog and drawer share: a title with a close button, a scrolling body, a foot. */
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
    // Inert during the exit animation.
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
          {/*
           * The readable content of the dialog. Unlike a region, it needs no name, which would repeat the dialog's.
           */}
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

import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Modal } from '../../internal/modal/Modal.tsx';
import * as modal from '../../internal/modal/modal.css.ts';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './Dialog.css.ts';

export const dialogSizes = ['sm', 'md', 'lg'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps {
  open: boolean;
  /** Called on Escape, a click on the backdrop or the cross, and a phone's back gesture. */
  onClose: () => void;
  title: PhrasesData;
  closeLabel: string;
  size?: DialogSize;
  /** Buttons at the bottom, the most important first. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A question or task that blocks the page. Its content is mounted only while visible. */
export function Dialog({ size = 'md', actions, ...rest }: DialogProps) {
  return (
    <Modal
      {...rest}
      sheet
      className={classes(modal.modal, styles.dialog, styles.sizes[size])}
      foot={actions ? <div className={classes(modal.foot, styles.actions)}>{actions}</div> : null}
    />
  );
}

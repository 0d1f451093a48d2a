import { Phrases, type PhrasesData } from '@parde/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './PlayerDialog.css.ts';

interface PlayerDialogProps {
  label: PhrasesData;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, so that the page behind is inert. */
export function PlayerDialog({ label, onClose, children }: PlayerDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const labelId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={labelId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <span id={labelId} hidden>
        <Phrases>{label}</Phrases>
      </span>
      {children}
    </dialog>
  );
}

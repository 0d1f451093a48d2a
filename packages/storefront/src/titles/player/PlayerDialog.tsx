import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './PlayerDialog.css.ts';

interface PlayerDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The player has the screen for itself: the page behind is out of reach until it is closed. */
export function PlayerDialog({ label, onClose, children }: PlayerDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

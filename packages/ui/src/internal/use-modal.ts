import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Ties a `<dialog>` to the state of whoever shows it. The platform keeps the focus inside, makes
 * the page behind it inert and gives the focus back; closing is asked for, never done, from here.
 * What it shows is present until it has left.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // Before the element leaves the page: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const root = document.documentElement;
    // Where a scroll bar stands, its place is kept while the page behind must not scroll.
    if (root.clientWidth < innerWidth) root.style.setProperty('scrollbar-gutter', 'stable');
    dialog.showModal();
    return () => {
      dialog.close();
      root.style.removeProperty('scrollbar-gutter');
      const leave = () => setPresent(false);
      const motions = dialog.getAnimations().map(({ finished }) => finished);
      if (motions.length === 0) leave();
      // One that is opened again on its way out is present all the same.
      else Promise.all(motions).then(leave, leave);
    };
  }, [open]);

  // Gone before the dialog's own word that it was closed, which comes later: who closed it knows.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    let pressedOutside = false;
    const isOutside = (event: Event) => event.target === dialog;
    const listeners: Record<string, (event: Event) => void> = {
      cancel(event) {
        if (!isOutside(event)) return;
        event.preventDefault();
        onClose();
      },
      // A browser may close it without asking, when the viewer insists.
      close: (event) => {
        if (isOutside(event) && !dialog.open) onClose();
      },
      // What is pulled from inside to outside, a selection of text, is no wish to leave.
      pointerdown: (event) => {
        pressedOutside = isOutside(event);
      },
      click: (event) => {
        if (pressedOutside && isOutside(event)) onClose();
      },
    };
    for (const [name, listen] of Object.entries(listeners)) dialog.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) {
        dialog.removeEventListener(name, listen);
      }
    };
  }, [open, onClose]);

  return { ref, present };
}

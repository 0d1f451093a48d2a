import { useLayoutEffect, useRef, useState } from 'react';

/** The second click of a double click falls on the backdrop of the modal that the first click has opened. */
const doubleClickMs = 500;

/**
 * Controls a `<dialog>` by the caller's state. The platform traps and restores the focus and makes the page inert.
 * The hook only requests closing; the caller changes the state. The content stays mounted until the exit has ended.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // Close before unmounting: only a closed dialog restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const root = document.documentElement;
    // Keep the scroll bar's space while the page must not scroll.
    if (root.clientWidth < innerWidth) root.style.setProperty('scrollbar-gutter', 'stable');
    dialog.showModal();
    openedAt.current = performance.now();
    return () => {
      dialog.close();
      root.style.removeProperty('scrollbar-gutter');
      const leave = () => setPresent(false);
      const motions = dialog.getAnimations().map(({ finished }) => finished);
      if (motions.length === 0) leave();
      // Rejected if the dialog is opened again during its exit.
      else Promise.all(motions).then(leave, leave);
    };
  }, [open]);

  // Remove the listeners before the dialog's own `close` event, which is fired later.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    let isPointerDownOutside = false;
    const isOutside = (event: Event) => event.target === dialog;
    const listeners: Record<string, (event: Event) => void> = {
      cancel(event) {
        if (!isOutside(event)) return;
        event.preventDefault();
        onClose();
      },
      // A browser may close the dialog without a `cancel` event.
      close: (event) => {
        if (isOutside(event) && !dialog.open) onClose();
      },
      // A drag from inside to outside, such as a text selection, must not close the dialog.
      pointerdown: (event) => {
        isPointerDownOutside =
          isOutside(event) && event.timeStamp - openedAt.current > doubleClickMs;
      },
      click: (event) => {
        if (isPointerDownOutside && isOutside(event)) onClose();
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

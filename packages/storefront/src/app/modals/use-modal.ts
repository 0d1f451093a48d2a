import { createContext, useContext } from 'react';
import type { ModalName, ModalStates } from './modal-states.ts';

/** Rejects if the modal's chunk fails to load, and on pages without modals. */
export type OpenModal = <N extends ModalName>(name: N, state: ModalStates[N]) => Promise<void>;

/** A context, because modals open other modals and must not import them all. */
export const OpenModalContext = createContext<OpenModal | undefined>(undefined);

export function useOpenModal(): OpenModal {
  const openModal = useContext(OpenModalContext);
  if (!openModal) throw new Error('useOpenModal() is called outside of <ModalHost>.');
  return openModal;
}

/** Returns a function that opens a modal on a click. If its code fails to load, the next click tries again. */
export function useModal<N extends ModalName>(name: N): (state: ModalStates[N]) => void {
  const openModal = useOpenModal();
  return (state) => {
    openModal(name, state).catch(() => {
      // The next click tries again.
    });
  };
}

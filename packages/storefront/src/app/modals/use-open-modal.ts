import { createContext, useContext } from 'react';
import type { ModalName, ModalStates } from './modal-states.ts';

/** Opens any modal over any page. Fails where its code does not come, and on pages that have no place for it. */
export type OpenModal = <N extends ModalName>(name: N, state: ModalStates[N]) => Promise<void>;

/** Filled by the host: what a modal draws may open the next one, and must not know all of them. */
export const OpenModalContext = createContext<OpenModal | undefined>(undefined);

export function useOpenModal(): OpenModal {
  const openModal = useContext(OpenModalContext);
  if (!openModal) throw new Error('useOpenModal() is called outside of <ModalHost>.');
  return openModal;
}

import { createContext, type MouseEvent, useContext } from 'react';
import { isForBrowser } from '../browser/links.ts';
import type { ModalName, ModalStates } from './modal-states.ts';

/** Opens a modal. `otherwise` is opened if the modal's code cannot load; without it, the next click tries again. */
export type OpenModal<N extends ModalName> = (state: ModalStates[N], otherwise?: string) => void;

export interface Modals {
  /** Undefined if the modal cannot work on this page or with this server. */
  find<N extends ModalName>(name: N): OpenModal<N> | undefined;
  /** Rejects if the modal cannot work here, or if its code cannot load. */
  open<N extends ModalName>(name: N, state: ModalStates[N]): Promise<void>;
}

/** A context, because modals open other modals and must not import them all. */
export const ModalsContext = createContext<Modals | undefined>(undefined);

function useModals(): Modals {
  const modals = useContext(ModalsContext);
  if (!modals) throw new Error('useModal() is called outside of <ModalHost>.');
  return modals;
}

/** Returns a function that opens the modal, or undefined if the modal cannot work on this page or with this server. */
export function useModal<N extends ModalName>(name: N): OpenModal<N> | undefined {
  return useModals().find(name);
}

/**
 * Returns the click handler of a link that opens a modal in place of its page. The browser handles clicks for a new
 * tab. If the modal cannot open, the link's page does.
 */
export function insteadOfPage<N extends ModalName>(
  open: OpenModal<N> | undefined,
  state: ModalStates[N],
) {
  if (!open) return undefined;
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    open(state, event.currentTarget.getAttribute('href') ?? undefined);
  };
}

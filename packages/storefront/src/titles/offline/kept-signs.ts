import { skipToken, useQuery } from '@tanstack/react-query';
import type { ModalStates } from '../../app/modals/modal-states.ts';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';

export const keptSignsKey = ['kept-signs'];

/** What says how far a title is kept. It is brought with the library: late, and only where something is kept. */
export const useKeptSigns = () =>
  useQuery<typeof import('./KeptSigns.tsx')>({ queryKey: keptSignsKey, queryFn: skipToken }).data;

export function useKeepModal(): (title: ModalStates['keep']) => void {
  const openModal = useOpenModal();
  return (title) => {
    openModal('keep', title).catch(() => {
      // Pressing again retries.
    });
  };
}

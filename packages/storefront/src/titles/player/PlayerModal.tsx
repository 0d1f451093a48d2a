import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { TitlePlayer, type TitlePlayerProps } from './TitlePlayer.tsx';

const playable: readonly TitlePlayerProps['type'][] = ['movie', 'episode', 'video', 'ekran'];

export function PlayerModal({
  content_type,
  content_id,
  trailerOf,
  onClose,
}: ModalStates['player'] & ModalControls) {
  // Only a screening has no play page of its own, so it is the default.
  const type = playable.find((one) => one === content_type) ?? 'ekran';
  return <TitlePlayer type={type} id={content_id} trailerOf={trailerOf} onClose={onClose} />;
}

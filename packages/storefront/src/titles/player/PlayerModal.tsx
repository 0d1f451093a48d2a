import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { TitlePlayer, type TitlePlayerProps } from './TitlePlayer.tsx';

const playable: readonly TitlePlayerProps['type'][] = ['movie', 'episode', 'video', 'ekran'];

/** The player over whatever page asked for it. */
export function PlayerModal({
  content_type,
  content_id,
  onClose,
}: ModalStates['player'] & ModalControls) {
  // A screening is what has no page of its own for this.
  const type = playable.find((one) => one === content_type) ?? 'ekran';
  return <TitlePlayer type={type} id={content_id} onClose={onClose} />;
}

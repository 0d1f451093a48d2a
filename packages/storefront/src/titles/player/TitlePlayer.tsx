import { useState } from 'react';
import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { isTitleType } from '../../content-id.ts';
import type { Named } from '../../names/names.ts';
import { useSaved } from '../offline/use-saved.ts';
import type { TitleRef } from '../title-base.ts';
import { SavedPlayer } from './SavedPlayer.tsx';
import { StreamPlayer } from './StreamPlayer.tsx';

export interface TitlePlayerProps extends TitleRef {
  type: Exclude<TitleRef['type'], 'series'>;
  /** Overrides the address of other episodes. */
  showPathOf?: (title: TitleRef) => string;
  /** The title of the trailer. It names the trailer until the trailer's own name has loaded. */
  trailerOf?: Named | undefined;
  /**
   * True if modals open over the player. False if the player is a modal itself, because another modal would replace
   * it.
   */
  hasModals?: boolean;
  onClose: () => void;
}

/** Plays a saved title from the device, and streams all other titles. */
export function TitlePlayer(props: TitlePlayerProps) {
  // Without a connection, the next episode has no address that can be opened.
  const [next, setNext] = useState<Pick<TitlePlayerProps, 'type' | 'id'> & { after: string }>();
  const { type, id } = next?.after === props.id ? next : props;
  const saved = useSaved({ type, id });
  // A title that began as a stream continues as a stream, even if it is saved by now: a change would lose the position.
  const [streamed, setStreamed] = useState<string>();
  const isStreamed = streamed === `${type} ${id}`;
  if (saved.state === 'none' && !isStreamed) setStreamed(`${type} ${id}`);
  const openNext = (episode: Pick<TitlePlayerProps, 'type' | 'id'>) =>
    setNext({ ...episode, after: props.id });
  if (saved.state === 'opening') return null;
  if (saved.state === 'kept' && !isStreamed) {
    // Everything that the player opens belongs to this title.
    return <SavedPlayer {...props} key={saved.title.key} saved={saved} onNext={openNext} />;
  }
  return <StreamPlayer {...props} type={type} id={id} />;
}

export function PlayerModal({
  content_type,
  content_id,
  trailerOf,
  onClose,
}: ModalStates['player'] & ModalControls) {
  // Only a screening has no play page of its own, so it is the default.
  const type = isTitleType(content_type) && content_type !== 'series' ? content_type : 'ekran';
  return <TitlePlayer type={type} id={content_id} trailerOf={trailerOf} onClose={onClose} />;
}

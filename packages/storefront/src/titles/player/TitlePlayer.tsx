import { useState } from 'react';
import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { isTitleType } from '../../content-id.ts';
import type { Named } from '../../names/names.ts';
import { useKept } from '../offline/use-saved.ts';
import type { TitleRef } from '../title-base.ts';
import { KeptPlayer } from './SavedPlayer.tsx';
import { StreamPlayer } from './StreamPlayer.tsx';

export interface TitlePlayerProps extends TitleRef {
  type: Exclude<TitleRef['type'], 'series'>;
  /** Overrides the address of other episodes. */
  showPathOf?: (title: TitleRef) => string;
  /** Names it until its own name has come. */
  trailerOf?: Named | undefined;
  /** Modals open over it: where it is one itself, another would take its place. */
  hasModals?: boolean;
  onClose: () => void;
}

/** Plays what is kept on the device from there, and all else over the line. */
export function TitlePlayer(props: TitlePlayerProps) {
  // Without a line, the next episode has no address that could be opened.
  const [next, setNext] = useState<Pick<TitlePlayerProps, 'type' | 'id'> & { after: string }>();
  const { type, id } = next?.after === props.id ? next : props;
  const kept = useKept({ type, id });
  // What began over the line goes on so, though it is on the device by now: it would lose its place.
  const [streamed, setStreamed] = useState<string>();
  const isStreamed = streamed === `${type} ${id}`;
  if (kept.state === 'none' && !isStreamed) setStreamed(`${type} ${id}`);
  const openNext = (episode: Pick<TitlePlayerProps, 'type' | 'id'>) =>
    setNext({ ...episode, after: props.id });
  if (kept.state === 'opening') return null;
  if (kept.state === 'kept' && !isStreamed) {
    // All that it opens is the title’s own.
    return <KeptPlayer {...props} key={kept.title.key} kept={kept} onNext={openNext} />;
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

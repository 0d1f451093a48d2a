import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { isTitleType } from '../../content-id.ts';
import { showPath } from '../../paths.ts';
import type { TitleRef } from '../title-base.ts';
import { PlayerView } from './PlayerView.tsx';
import type { PlayingTitle } from './player-store.ts';
import { playerNameId } from './TitlePlayback.tsx';
import * as styles from './TitlePlayer.css.ts';

export interface TitlePlayerProps extends PlayingTitle {
  /** Overrides the address of other episodes. */
  showPathOf?: (title: TitleRef) => string;
  /** True if modals open over the player. False if the player is a modal, which another modal would replace. */
  hasModals?: boolean;
  /** Leaves the player for the page behind. */
  onLeave: () => void;
}

/** The player of a title over the page. */
export function TitlePlayer(props: TitlePlayerProps) {
  const { type, id, trailerOf, showPathOf = showPath, hasModals = false, onLeave } = props;
  const navigate = useNavigate();
  const playing = useMemo(() => ({ type, id, trailerOf }), [type, id, trailerOf]);
  return (
    <PlayerDialog onLeave={onLeave}>
      <PlayerView
        playing={playing}
        hasModals={hasModals}
        onLeave={onLeave}
        onEpisode={(to) => {
          void navigate(showPathOf({ type: 'episode', id: to }), { replace: true });
        }}
      />
    </PlayerDialog>
  );
}

interface PlayerDialogProps {
  onLeave: () => void;
  children: ReactNode;
}

/** A modal dialog, so that the page behind is inert. Escape and the phone's Back are the same event. */
function PlayerDialog({ onLeave, children }: PlayerDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={playerNameId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onLeave();
      }}
    >
      {children}
    </dialog>
  );
}

export function PlayerModal({
  content_type,
  content_id,
  trailerOf,
  onClose,
}: ModalStates['player'] & ModalControls) {
  // Only a screening has no play page of its own, so it is the default.
  const type = isTitleType(content_type) && content_type !== 'series' ? content_type : 'ekran';
  return <TitlePlayer type={type} id={content_id} trailerOf={trailerOf} onLeave={onClose} />;
}

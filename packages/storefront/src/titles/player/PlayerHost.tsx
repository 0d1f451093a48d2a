import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { contentPath } from '../../paths.ts';
import { ChannelPlayback } from './ChannelPlayer.tsx';
import * as styles from './PlayerHost.css.ts';
import { focusPlayer, playerNode } from './player-node.ts';
import { closePlayer, type Playing, playerStore } from './player-store.ts';
import { TitlePlayback } from './TitlePlayback.tsx';

export interface MiniControls {
  readonly onExpand: () => void;
  readonly onClose: () => void;
}

interface PlayerHostProps {
  /** Called after the mini player was closed, because the focused button is gone. */
  onClosed: () => void;
}

/**
 * The player and, while no page shows it, its place in the corner. Outside of the pages, so that playback survives a
 * navigation. Only usual pages have a mini player: no page of kids mode, of the mobile app, of the sign-in or of a
 * payment's result.
 */
export function PlayerHost({ onClosed }: PlayerHostProps) {
  const { playing, view } = useStore(playerStore);
  const isAllowed = useRouteRow().layout === 'default';
  const corner = useRef<HTMLDivElement>(null);
  const expand = useExpand();
  const isMini = view === null;
  const wasExpanded = useRef(false);
  useLayoutEffect(() => {
    if (!isMini) return;
    corner.current?.append(playerNode());
    if (wasExpanded.current) focusPlayer('button');
    wasExpanded.current = false;
  }, [isMini]);
  useLayoutEffect(() => () => playerNode().remove(), []);
  useEffect(() => {
    if (isMini && !isAllowed) closePlayer();
  }, [isMini, isAllowed]);
  if (!playing) return null;
  const mini = isMini
    ? {
        onExpand() {
          wasExpanded.current = true;
          expand(playing);
        },
        onClose() {
          closePlayer();
          onClosed();
        },
      }
    : undefined;
  return (
    <>
      {isMini ? <div ref={corner} className={styles.corner} hidden={!isAllowed} /> : null}
      {createPortal(
        playing.type === 'live' ? (
          <ChannelPlayback playing={playing} mini={mini} />
        ) : (
          <TitlePlayback playing={playing} mini={mini} />
        ),
        playerNode(),
      )}
    </>
  );
}

/** Opens a title over the current page, without loading another page, and a channel on its page. */
function useExpand() {
  const navigate = useNavigate();
  const openPlayer = useModal('player');
  return ({ type, id }: Playing) => {
    if (type === 'live' || !openPlayer) void navigate(contentPath(type, id));
    else openPlayer({ content_type: type, content_id: id });
  };
}

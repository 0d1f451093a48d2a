import { useLayoutEffect, useRef, useState } from 'react';
import { isPlaying, playerNode } from './player-node.ts';
import { leaveView, type Playing, showPlayer, type PlayerView as View } from './player-store.ts';
import * as styles from './TitlePlayer.css.ts';

interface PlayerViewProps {
  /** The same object until another title plays. */
  playing: Playing;
  hasModals?: boolean;
  onEpisode?: (id: string) => void;
  /** Leaves the page or modal. */
  onLeave?: () => void;
}

/** Shows the player in full. When this is left, a title that plays continues in the mini player. */
export function PlayerView(props: PlayerViewProps) {
  const { playing } = props;
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  /** The viewer's choice. Back and links continue what plays. */
  const continues = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [view] = useState<View>(() => {
    const leave = (isContinued: boolean) => {
      continues.current = isContinued;
      latest.current.onLeave?.();
    };
    return {
      hasModals: props.hasModals ?? false,
      openEpisode: (id) => latest.current.onEpisode?.(id),
      close: () => leave(false),
      minimise: () => leave(true),
    };
  });
  useLayoutEffect(() => {
    element.current?.append(playerNode());
    return () => {
      // The mini player or the next page moves the element again before this task ends.
      document.body.append(playerNode());
      leaveView(view, continues.current ?? isPlaying());
    };
  }, [view]);
  useLayoutEffect(() => showPlayer(playing, view), [playing, view]);
  return <div ref={element} className={styles.node} />;
}

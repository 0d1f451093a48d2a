import { CloseIcon } from '@parde/ui';
import { type CSSProperties, type RefObject, useEffect } from 'react';
import { Captions } from '../../captions/Captions.tsx';
import { ExpandIcon } from '../../icons/icons.tsx';
import { usePlayer, usePlayerState } from '../../player-context.ts';
import { ControlButton } from '../ControlButton.tsx';
import { useMediaSession } from '../input/use-media-session.ts';
import { NextCard } from '../NextCard.tsx';
import { PlayButton } from '../PlayButton.tsx';
import { Line } from '../seek-bar/Line.tsx';
import * as styles from './mini.css.ts';

interface MiniInterfaceProps {
  video: RefObject<HTMLVideoElement | null>;
  hasFailed: boolean;
  onExpand: () => void;
}

/** The small player beside other content. It has no keyboard shortcuts, because the page has its own. */
export function MiniInterface({ video, hasFailed, onExpand }: MiniInterfaceProps) {
  const { media, messages, announce, onClose } = usePlayer();
  const hasBegun = usePlayerState(({ phase }) => phase !== 'idle');
  const isOffline = usePlayerState(({ offline }) => offline);
  useMediaSession(hasBegun);
  useEffect(() => announce(messages.minimised, 'hidden'), [announce, messages]);
  const status = (hasFailed && messages.problem) || (isOffline && messages.offline);
  return (
    <>
      <div className={styles.overPicture}>
        <Captions video={video} raised={false} />
        <span className={styles.expandSign}>
          <ExpandIcon />
        </span>
      </div>
      <button
        type="button"
        className={styles.expand}
        aria-label={messages.expand}
        onClick={onExpand}
      />
      <div className={styles.bar}>
        <div className={styles.names}>
          <Line className={styles.title}>{media.title}</Line>
          <div role="status">{status ? <p className={styles.subtitle}>{status}</p> : null}</div>
          {media.subtitle && !status ? (
            <Line className={styles.subtitle}>{media.subtitle}</Line>
          ) : null}
          <NextCard />
        </div>
        <PlayButton size="mini" />
        {onClose ? (
          <ControlButton
            label={messages.close}
            icon={<CloseIcon />}
            size="mini"
            onClick={onClose}
          />
        ) : null}
      </div>
      {media.kind === 'live' ? null : <Elapsed />}
    </>
  );
}

function Elapsed() {
  const share = usePlayerState(({ time, duration }) => (duration > 0 ? time / duration : 0));
  const style: CSSProperties = { inlineSize: `${Math.min(1, share) * 100}%` };
  return (
    <div className={styles.elapsed} dir="ltr" aria-hidden="true">
      <div className={styles.elapsedPart} style={style} />
    </div>
  );
}

import type { RefObject } from 'react';
import { Captions } from '../captions/Captions.tsx';
import { count } from '../format.ts';
import { type PanelName, usePlayer, usePlayerState } from '../player-context.ts';
import type { PlayerMessage } from '../player-message.ts';
import { KeysPanel } from '../settings/KeysPanel.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { canSeek, runCommand } from './input/run-command.ts';
import { useActivity } from './input/use-activity.ts';
import { useGestures } from './input/use-gestures.ts';
import { useKeys } from './input/use-keys.ts';
import { useMediaSession } from './input/use-media-session.ts';
import { BufferingStatus } from './messages/BufferingStatus.tsx';
import { Message } from './messages/Message.tsx';
import { NeighbourButton } from './NeighbourButton.tsx';
import { NextCard } from './NextCard.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SkipButton } from './SkipButton.tsx';
import { SkipIntro } from './SkipIntro.tsx';
import { bubble } from './seek-bar/bubble.css.ts';
import * as styles from './stage.css.ts';
import { TopBar } from './TopBar.tsx';
import { Transport } from './Transport.tsx';
import * as transport from './transport.css.ts';

interface InterfaceProps {
  stage: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  inPage: boolean | undefined;
  message: PlayerMessage | null;
  onAccept: () => void;
  panel: PanelName | null;
  onPanelClose: () => void;
}

/** All elements of the interface over the picture. */
export function Interface(props: InterfaceProps) {
  const { stage, video, inPage = false, message, onAccept, panel, onPanelClose } = props;
  const player = usePlayer();
  const { controls, messages, locale, announce, media, onClose } = player;
  const playing = usePlayerState((state) => state.playing);
  const isSpedUp = usePlayerState((state) => state.spedUp);
  const phase = usePlayerState((state) => state.phase);
  const { active, show, hide } = useActivity();
  const shown = !playing || phase === 'starting' || active || panel !== null;
  const seekable = canSeek(player);

  useKeys(stage, inPage, (command) => {
    if (message) return;
    show();
    runCommand(player, command);
  });
  useMediaSession(phase !== 'idle');

  const gestures = useGestures({
    onClick: controls.toggle,
    onDoubleClick: controls.toggleFullscreen,
    onTap() {
      if (phase === 'idle') controls.play();
      else if (shown && playing) hide();
      else show();
    },
    onSideTap(side) {
      if (!seekable) return;
      const seconds = count(locale, 10);
      announce(side === 'left' ? messages.back(seconds) : messages.forward(seconds), side);
      controls.skip(side === 'left' ? -10 : 10);
    },
    onLongPress(on) {
      if (media.kind === 'live' || !playing) return;
      controls.speedUp(on);
      if (on) announce(messages.times(count(locale, 2)));
    },
  });

  const hasMessage = message !== null;
  return (
    <>
      <div
        {...gestures}
        className={`${styles.surface} ${shown ? '' : styles.noCursor}`}
        onPointerMove={({ pointerType }) => {
          if (pointerType === 'mouse') show();
        }}
      />
      {isSpedUp ? (
        <div className={bubble} aria-hidden="true">
          {messages.times(count(locale, 2))}
        </div>
      ) : null}
      <BufferingStatus />
      <Captions video={video} raised={shown && !hasMessage} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the controls visible. */}
      <div
        className={styles.chrome}
        data-hidden={shown ? undefined : ''}
        inert={hasMessage}
        onPointerMove={show}
        onFocus={show}
      >
        <TopBar />
        <div className={transport.middle} data-idle={phase === 'idle' ? '' : undefined} dir="ltr">
          <span className={transport.before}>
            <NeighbourButton to="previous" />
            {seekable ? <SkipButton by={-10} size="lg" /> : null}
          </span>
          <PlayButton size="xl" />
          <span className={transport.after}>
            {seekable ? <SkipButton by={10} size="lg" /> : null}
            <NeighbourButton to="next" />
          </span>
        </div>
        <Transport />
      </div>
      <div className={styles.cards}>
        <SkipIntro />
        <NextCard />
      </div>
      {message ? (
        <Message
          message={message}
          messages={messages}
          onAccept={onAccept}
          onClose={onClose}
          stage={stage}
          inPage={inPage}
        />
      ) : null}
      {panel === 'keys' ? <KeysPanel onClose={onPanelClose} /> : null}
      {panel === 'settings' ? <SettingsPanel stage={stage} onClose={onPanelClose} /> : null}
    </>
  );
}

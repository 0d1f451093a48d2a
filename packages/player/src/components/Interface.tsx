import type { RefObject } from 'react';
import { Captions } from '../captions/Captions.tsx';
import { count } from '../format.ts';
import { type PanelName, usePlayer, usePlayerState } from '../player-context.ts';
import type { PlayerMessage } from '../player-message.ts';
import { KeysPanel } from '../settings/KeysPanel.tsx';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { Message } from './Message.tsx';
import { NeighbourButton } from './NeighbourButton.tsx';
import { NextCard } from './NextCard.tsx';
import { PlayButton } from './PlayButton.tsx';
import { canSeek, runCommand } from './run-command.ts';
import { SkipButton } from './SkipButton.tsx';
import { SkipIntro } from './SkipIntro.tsx';
import * as styles from './stage.css.ts';
import { TopBar } from './TopBar.tsx';
import { Transport } from './Transport.tsx';
import { useActivity } from './use-controls-visible.ts';
import { useGestures } from './use-gestures.ts';
import { useKeys } from './use-keys.ts';
import { useSystemControls } from './use-system-controls.ts';
import { Waiting } from './Waiting.tsx';

interface InterfaceProps {
  stage: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  inPage: boolean | undefined;
  message: PlayerMessage | null;
  onAccept: () => void;
  panel: PanelName | null;
  onPanelClose: () => void;
}

/** Everything over the picture. */
export function Interface(props: InterfaceProps) {
  const { stage, video, inPage = false, message, onAccept, panel, onPanelClose } = props;
  const player = usePlayer();
  const { controls, words, locale, say, media, onClose } = player;
  const playing = usePlayerState((state) => state.playing);
  const hurried = usePlayerState((state) => state.hurried);
  const phase = usePlayerState((state) => state.phase);
  const { active, wake, rest } = useActivity();
  const shown = !playing || phase === 'starting' || active || panel !== null;
  const seekable = canSeek(player);

  useKeys(stage, inPage, (command) => {
    if (message) return;
    wake();
    runCommand(player, command);
  });
  useSystemControls(phase !== 'idle');

  const gestures = useGestures({
    onPress: controls.toggle,
    onDoublePress: controls.toggleFullscreen,
    onTap() {
      if (phase === 'idle') controls.play();
      else if (shown && playing) rest();
      else wake();
    },
    onSideTap(side) {
      if (!seekable) return;
      const seconds = count(locale, 10);
      say(side === 'left' ? words.back(seconds) : words.forward(seconds), side);
      controls.skip(side === 'left' ? -10 : 10);
    },
    onHold(on) {
      if (media.kind === 'live' || !playing) return;
      controls.hurry(on);
      if (on) say(words.times(count(locale, 2)));
    },
  });

  const gone = message !== null;
  return (
    <>
      <div
        {...gestures}
        className={`${styles.surface} ${shown ? '' : styles.resting}`}
        onPointerMove={({ pointerType }) => {
          if (pointerType === 'mouse') wake();
        }}
      />
      {hurried ? (
        <div className={styles.bubble} aria-hidden="true">
          {words.times(count(locale, 2))}
        </div>
      ) : null}
      <Waiting />
      <Captions video={video} raised={shown && !gone} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the controls awake. */}
      <div
        className={styles.chrome}
        data-hidden={shown ? undefined : ''}
        inert={gone}
        onPointerMove={wake}
        onFocus={wake}
      >
        <TopBar />
        <div className={styles.middle} dir="ltr">
          <NeighbourButton to="previous" />
          {seekable && phase !== 'idle' ? <SkipButton by={-10} size="lg" /> : null}
          <PlayButton size="xl" />
          {seekable && phase !== 'idle' ? <SkipButton by={10} size="lg" /> : null}
          <NeighbourButton to="next" />
        </div>
        <Transport />
      </div>
      <div className={styles.cards}>
        <SkipIntro />
        <NextCard />
      </div>
      {message ? (
        <Message message={message} words={words} onAccept={onAccept} onClose={onClose} />
      ) : null}
      {panel === 'keys' ? <KeysPanel onClose={onPanelClose} /> : null}
      {panel === 'settings' ? <SettingsPanel stage={stage} onClose={onPanelClose} /> : null}
    </>
  );
}

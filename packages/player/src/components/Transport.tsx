import { FullscreenExitIcon, FullscreenIcon, SettingsIcon, SubtitlesIcon } from '@parde/ui';
import { chooseSubtitle, toggleSubtitle } from '../captions/choose-subtitle.ts';
import { PictureInPictureIcon, RemoteIcon } from '../icons/icons.tsx';
import { usePlayer, usePlayerState, usePreferences } from '../player-context.ts';
import { ControlButton } from './ControlButton.tsx';
import { canSeek } from './input/run-command.ts';
import { usePictureInPicture } from './input/use-picture-in-picture.ts';
import { LiveButton } from './LiveButton.tsx';
import { NeighbourButton } from './NeighbourButton.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SkipButton } from './SkipButton.tsx';
import { SeekBar } from './seek-bar/SeekBar.tsx';
import { TimeLabel } from './seek-bar/TimeLabel.tsx';
import * as styles from './transport.css.ts';
import { VolumeControl } from './VolumeControl.tsx';

/** The playback buttons, ordered from left to right in every language. */
export function Transport() {
  const player = usePlayer();
  const { media, messages, controls, openPanel, remote } = player;
  const fullscreen = usePlayerState((state) => state.fullscreen);
  const isLive = media.kind === 'live';
  const seekable = canSeek(player);
  return (
    <div className={styles.bottom} dir="ltr">
      {seekable ? <SeekBar /> : null}
      <div className={styles.transport}>
        <span className={styles.aside}>
          <VolumeControl />
          {isLive ? <LiveButton /> : <TimeLabel />}
        </span>
        <span className={styles.centre}>
          <span className={styles.before}>
            <NeighbourButton to="previous" />
            {seekable ? <SkipButton by={-10} /> : null}
          </span>
          <PlayButton />
          <span className={styles.after}>
            {seekable ? <SkipButton by={10} /> : null}
            <NeighbourButton to="next" />
          </span>
        </span>
        <span className={styles.end}>
          {media.subtitles?.length ? <SubtitlesButton /> : null}
          <ControlButton
            label={messages.settings}
            icon={<SettingsIcon />}
            aria-haspopup="dialog"
            onClick={() => openPanel('settings')}
          />
          {remote ? (
            <ControlButton
              label={messages.remote[remote.kind]}
              icon={<RemoteIcon />}
              onClick={remote.pick}
            />
          ) : null}
          <span className={styles.onWide}>
            <PictureInPictureButton />
          </span>
          <ControlButton
            label={fullscreen ? messages.leaveFullscreen : messages.fullscreen}
            icon={fullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
            shortcut="f"
            onClick={controls.toggleFullscreen}
          />
        </span>
      </div>
    </div>
  );
}

function SubtitlesButton() {
  const { media, messages, controls, locale } = usePlayer();
  const { subtitles } = usePreferences();
  const all = media.subtitles ?? [];
  return (
    <ControlButton
      label={messages.subtitles}
      icon={<SubtitlesIcon />}
      shortcut="c"
      aria-pressed={chooseSubtitle(all, subtitles) !== undefined}
      onClick={() => controls.setSubtitles(toggleSubtitle(all, subtitles, locale))}
    />
  );
}

function PictureInPictureButton() {
  const window = usePictureInPicture();
  if (!window) return null;
  return (
    <ControlButton label={window.label} icon={<PictureInPictureIcon />} onClick={window.toggle} />
  );
}

import { VolumeIcon, VolumeOffIcon } from '@parde/ui';
import type { CSSProperties } from 'react';
import { percent } from '../format.ts';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { ControlButton } from './ControlButton.tsx';
import * as styles from './controls.css.ts';

/** The slider is shown only with a mouse, because phones have volume keys. */
export function VolumeControl() {
  const { controls, messages, locale } = usePlayer();
  const muted = usePlayerState((state) => state.muted);
  const volume = usePlayerState((state) => (state.muted ? 0 : state.volume));
  const filled: CSSProperties = { [styles.filledName]: `${volume * 100}%` };
  return (
    <div className={styles.volume}>
      <ControlButton
        label={muted ? messages.unmute : messages.mute}
        icon={muted || volume === 0 ? <VolumeOffIcon /> : <VolumeIcon />}
        shortcut="m"
        onClick={controls.toggleMute}
      />
      <input
        type="range"
        className={styles.volumeSlider}
        style={filled}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={messages.volume}
        aria-valuetext={percent(locale, volume)}
        onChange={({ target }) => controls.setVolume(target.valueAsNumber)}
      />
    </div>
  );
}

import { PlayIcon, RenewIcon } from '@parde/ui';
import { PauseSolidIcon } from '../icons/icons.tsx';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { ControlButton } from './ControlButton.tsx';

interface PlayButtonProps {
  size?: 'play' | 'xl' | 'mini';
}

export function PlayButton({ size = 'play' }: PlayButtonProps) {
  const { controls, messages } = usePlayer();
  const playing = usePlayerState((state) => state.playing);
  const ended = usePlayerState((state) => state.phase === 'ended');
  const offer = ended ? messages.replay : messages.play;
  const start = ended ? <RenewIcon /> : <PlayIcon />;
  return (
    <ControlButton
      label={playing ? messages.pause : offer}
      icon={playing ? <PauseSolidIcon /> : start}
      shortcut="k"
      size={size}
      onClick={controls.toggle}
    />
  );
}

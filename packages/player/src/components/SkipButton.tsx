import { count } from '../format.ts';
import { BackIcon, ForwardIcon } from '../icons/icons.tsx';
import { usePlayer } from '../player-context.ts';
import { ControlButton } from './ControlButton.tsx';

interface SkipButtonProps {
  by: 10 | -10;
  size?: 'skip' | 'lg';
}

export function SkipButton({ by, size = 'skip' }: SkipButtonProps) {
  const { controls, messages, locale } = usePlayer();
  const seconds = count(locale, Math.abs(by));
  return (
    <ControlButton
      label={by > 0 ? messages.forward(seconds) : messages.back(seconds)}
      icon={by > 0 ? <ForwardIcon /> : <BackIcon />}
      mark={seconds}
      shortcut={by > 0 ? 'l' : 'j'}
      size={size}
      onClick={() => controls.skip(by)}
    />
  );
}

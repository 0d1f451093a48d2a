import { NextEpisodeIcon, PreviousEpisodeIcon } from '@parde/ui';
import { usePlayer } from '../player-context.ts';
import { ControlButton } from './ControlButton.tsx';

interface NeighbourButtonProps {
  to: 'previous' | 'next';
}

/** Goes to the previous or next episode. */
export function NeighbourButton({ to }: NeighbourButtonProps) {
  const player = usePlayer();
  const neighbour = player[to];
  if (!neighbour) return null;
  return (
    <ControlButton
      label={player.messages[to]}
      icon={to === 'next' ? <NextEpisodeIcon /> : <PreviousEpisodeIcon />}
      onClick={neighbour.onSelect}
    />
  );
}

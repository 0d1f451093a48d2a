import { Button } from '@parde/ui';
import { usePlayer, usePlayerState } from '../player-context.ts';

/** A button that is shown during the intro. */
export function SkipIntro() {
  const { media, messages, controls } = usePlayer();
  const { intro } = media;
  const within = usePlayerState(
    ({ time, phase }) =>
      intro != null && phase === 'ready' && time >= intro.start && time < intro.end - 1,
  );
  if (!intro || !within) return null;
  return (
    <Button variant="overlay" onClick={() => controls.seek(intro.end)}>
      {messages.skipIntro}
    </Button>
  );
}

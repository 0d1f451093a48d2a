import { phrasesText } from '@parde/ui';
import { useEffect, useRef } from 'react';
import { connectMediaSession } from '../../controller/media-session.ts';
import { usePlayer } from '../../player-context.ts';
import { canSeek } from './run-command.ts';

/** Connects the buttons of the lock screen and headset, from the first playback on. */
export function useMediaSession(begun: boolean): void {
  const player = usePlayer();
  const latest = useRef({ ...player, seekable: canSeek(player) });
  useEffect(() => {
    latest.current = { ...player, seekable: canSeek(player) };
  });
  const { media, previous, next } = player;
  const title = phrasesText(media.title);
  const subtitle = phrasesText(media.subtitle ?? '');
  const before = previous !== undefined;
  const after = next !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these values make the ref worth reading again.
  useEffect(() => {
    if (!begun || !('mediaSession' in navigator)) return;
    return connectMediaSession(() => latest.current);
  }, [begun, title, subtitle, before, after]);
}

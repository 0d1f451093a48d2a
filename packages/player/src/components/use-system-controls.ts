import { useEffect, useRef } from 'react';
import { announceToSystem } from '../controller/media-session.ts';
import { usePlayer } from '../player-context.ts';
import { canSeek } from './run-command.ts';

/** The lock screen and the keys of a headset, once something has been played. */
export function useSystemControls(begun: boolean): void {
  const player = usePlayer();
  const latest = useRef({ ...player, seekable: canSeek(player) });
  useEffect(() => {
    latest.current = { ...player, seekable: canSeek(player) };
  });
  const { media, previous, next } = player;
  const { title, subtitle } = media;
  const before = previous !== undefined;
  const after = next !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read through the ref is shown anew when one of these changes.
  useEffect(() => {
    if (!begun || !('mediaSession' in navigator)) return;
    return announceToSystem(() => latest.current);
  }, [begun, title, subtitle, before, after]);
}

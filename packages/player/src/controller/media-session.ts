import { phrasesText } from '@parde/ui';
import type { PlayerMedia, PlayerNeighbour } from '../player-media.ts';
import type { Controls } from './controls.ts';

export interface MediaSessionInput {
  media: PlayerMedia;
  controls: Controls;
  previous: PlayerNeighbour | undefined;
  next: PlayerNeighbour | undefined;
  /** False for a live channel without a recording. */
  seekable: boolean;
}

/** Connects the lock screen, headset and media keys; returns the cleanup. */
export function connectMediaSession(get: () => MediaSessionInput): () => void {
  const session = navigator.mediaSession;
  const { media, controls, previous, next, seekable } = get();
  const { title, subtitle = '', poster } = media;
  session.metadata = new MediaMetadata({
    title: phrasesText(title),
    artist: phrasesText(subtitle),
    artwork: poster
      ? [
          {
            src: new URL(poster.url, location.href).href,
            sizes: `${poster.width}x${poster.height}`,
          },
        ]
      : [],
  });
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => controls.play(),
    pause: () => controls.pause(),
    ...(seekable && {
      seekbackward: ({ seekOffset }) => controls.skip(-(seekOffset ?? 10)),
      seekforward: ({ seekOffset }) => controls.skip(seekOffset ?? 10),
      seekto: ({ seekTime }) => controls.seek(seekTime ?? 0),
    }),
    ...(previous && { previoustrack: () => get().previous?.onSelect() }),
    ...(next && { nexttrack: () => get().next?.onSelect() }),
  };
  const actions: readonly MediaSessionAction[] = [
    'play',
    'pause',
    'seekbackward',
    'seekforward',
    'seekto',
    'previoustrack',
    'nexttrack',
  ];
  for (const action of actions) setHandler(session, action, handlers[action] ?? null);
  return () => {
    session.metadata = null;
    for (const action of actions) setHandler(session, action, null);
  };
}

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}

import type { Handlers } from '../contract/handlers.ts';
import { downloadLinksOf } from './downloads.ts';
import { livePlaybackOf } from './live.ts';
import { type PlaybackParts, playbackOf } from './playback.ts';

type Operations = Pick<Handlers, 'getPlayback' | 'getLivePlayback' | 'getDownloadLinks'>;

export function playbackHandlers(parts: PlaybackParts): Operations {
  return {
    getPlayback: (call) => ({ data: playbackOf(parts, call, call.path) }),
    getLivePlayback: (call) => ({ data: livePlaybackOf(parts, call, call.path.id) }),
    getDownloadLinks: (call) => ({ data: downloadLinksOf(parts, call, call.path) }),
  };
}

import type { Handlers } from '../contract/handlers.ts';
import type { Downloads } from '../library/fetched.ts';
import { downloadLinksOf } from './downloads.ts';
import { livePlaybackOf } from './live.ts';
import { hideDownload, myDownloadsOf } from './my-downloads.ts';
import { listOfflineTerms } from './offline.ts';
import { type PlaybackParts, playbackOf } from './playback.ts';

export function playbackHandlers(parts: PlaybackParts & { downloadStore: Downloads }) {
  return {
    getPlayback: (call) => ({ data: playbackOf(parts, call, call.path) }),
    getLivePlayback: (call) => ({ data: livePlaybackOf(parts, call, call.path.id) }),
    getDownloadLinks: (call) => ({ data: downloadLinksOf(parts, call, call.path) }),
    listOfflineTerms: (call) => ({ data: listOfflineTerms(parts, call, call.body) }),
    listMyDownloads: (call) => ({ data: myDownloadsOf(parts, call, call.query) }),
    hideDownload: (call) => ({ data: hideDownload(parts, call, call.body) }),
  } satisfies Partial<Handlers>;
}

import Hls, { type ErrorData, type Level } from 'hls.js';
import type { Quality } from '../state/player-state.ts';
import type { CreateEngine } from './engine.ts';
import { createLocalLoader } from './local-loader.ts';

const { Events, ErrorTypes } = Hls;

/** How often a decoding error is recovered before the player gives up. */
const maxMediaRecoveries = 2;

export const createHlsEngine: CreateEngine = (video, events, localFiles) => {
  let address = '';
  let recoveries = 0;
  /** Seconds behind live, until the first frame allows the seek. */
  let behind: number | null = null;
  const hls = new Hls({
    // Discard all but a short part of the past.
    backBufferLength: 60,
    maxBufferLength: 30,
    // The player draws subtitles from separate files.
    enableWebVTT: false,
    enableIMSC1: false,
    enableCEA708Captions: false,
    renderTextTracksNatively: false,
    // Start low: a slow connection shows a picture sooner.
    abrEwmaDefaultEstimate: 700_000,
    liveDurationInfinity: true,
    ...(localFiles && { loader: createLocalLoader(localFiles, Hls.DefaultConfig.loader) }),
  });

  const reportAudio = () => {
    const tracks = hls.audioTracks.map(({ id, name, lang }) => ({
      id,
      name,
      language: lang ?? '',
    }));
    events.onAudio(tracks, hls.audioTrack < 0 ? null : hls.audioTrack);
  };

  hls.on(Events.MANIFEST_PARSED, () => events.onQualities(qualitiesOf(hls.levels)));
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
    events.onHeightChange(hls.levels[level]?.height ?? null);
  });
  hls.on(Events.AUDIO_TRACKS_UPDATED, reportAudio);
  hls.on(Events.AUDIO_TRACK_SWITCHED, reportAudio);
  hls.on(Events.FRAG_BUFFERED, () => events.onConnectionRestored());
  hls.on(Events.ERROR, (_, error) => {
    const status = error.response?.code;
    if (status === 401 || status === 403) {
      hls.stopLoad();
      events.onExpired();
    } else if (error.type === ErrorTypes.NETWORK_ERROR) onNetworkError(error, status);
    else if (error.fatal) onFatal(error);
  });

  function onNetworkError({ fatal }: ErrorData, status: number | undefined): void {
    // Only a missing response or a 5xx counts as a lost connection.
    if (!status || status >= 500) events.onConnectionLost();
    else if (fatal) events.onFatalError();
  }

  function onFatal({ type }: ErrorData): void {
    recoveries += 1;
    if (type === ErrorTypes.MEDIA_ERROR && recoveries <= maxMediaRecoveries)
      hls.recoverMediaError();
    else events.onFatalError();
  }

  /** A fresh address starts at live. Return a viewer who was behind to their earlier delay. */
  const restoreDelay = () => {
    if (behind === null || video.seekable.length === 0) return;
    video.currentTime = Math.max(video.seekable.start(0), video.seekable.end(0) - behind);
    behind = null;
  };
  video.addEventListener('canplay', restoreDelay);
  hls.attachMedia(video);

  return {
    load({ source: { url } }, { at, behind: wanted = null }) {
      address = url;
      behind = wanted;
      hls.config.startPosition = at ?? -1;
      hls.loadSource(url);
    },
    setQuality({ fixed, cap }) {
      const indexOf = (height: number | null) =>
        height === null ? -1 : hls.levels.findLastIndex((level) => level.height === height);
      hls.autoLevelCapping = indexOf(cap);
      const level = indexOf(fixed);
      // Replaces the part that was buffered in another quality.
      if (level !== (hls.autoLevelEnabled ? -1 : hls.nextLevel)) hls.nextLevel = level;
      else if (cap !== null && hls.currentLevel > hls.autoLevelCapping) hls.nextLevel = -1;
    },
    setAudio(id) {
      hls.audioTrack = id;
    },
    resume() {
      if (hls.levels.length === 0) hls.loadSource(address);
      else hls.startLoad(hls.media?.currentTime ?? -1);
    },
    liveEdge: () => hls.liveSyncPosition,
    destroy() {
      video.removeEventListener('canplay', restoreDelay);
      hls.destroy();
      video.removeAttribute('src');
      video.load();
    },
  };
};

/** Each height once, in ascending order. */
function qualitiesOf(levels: readonly Level[]): readonly Quality[] {
  const byHeight = new Map(levels.map(({ height, bitrate }) => [height, bitrate]));
  return Array.from(byHeight, ([height, bitrate]) => ({ height, bitrate }))
    .filter(({ height }) => height > 0)
    .sort((one, other) => one.height - other.height);
}

import Hls, { type ErrorData, type Level } from 'hls.js';
import type { Quality } from '../state/player-state.ts';
import type { CreateEngine } from './engine.ts';

const { Events, ErrorTypes } = Hls;

/** What cannot be decoded is tried anew as often as this before the player gives up. */
const mediaRepairs = 2;

export const createHlsEngine: CreateEngine = (video, events) => {
  let address = '';
  let repairs = 0;
  /** Of a channel, until it can be counted back from what is live. */
  let behind: number | null = null;
  const hls = new Hls({
    // Nothing of the past beyond a short way back.
    backBufferLength: 60,
    maxBufferLength: 30,
    // Subtitles are drawn by the player, from files of their own.
    enableWebVTT: false,
    enableIMSC1: false,
    enableCEA708Captions: false,
    renderTextTracksNatively: false,
    // A slow line begins with a picture that it can carry.
    abrEwmaDefaultEstimate: 700_000,
    liveDurationInfinity: true,
  });

  const tellAudio = () => {
    const tracks = hls.audioTracks.map(({ id, name, lang }) => ({
      id,
      name,
      language: lang ?? '',
    }));
    events.onAudio(tracks, hls.audioTrack < 0 ? null : hls.audioTrack);
  };

  hls.on(Events.MANIFEST_PARSED, () => events.onQualities(qualitiesOf(hls.levels)));
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
    events.onShown(hls.levels[level]?.height ?? null);
  });
  hls.on(Events.AUDIO_TRACKS_UPDATED, tellAudio);
  hls.on(Events.AUDIO_TRACK_SWITCHED, tellAudio);
  hls.on(Events.FRAG_BUFFERED, () => events.onLineBack());
  hls.on(Events.ERROR, (_, error) => {
    const status = error.response?.code;
    if (status === 401 || status === 403) {
      hls.stopLoad();
      events.onRefused();
    } else if (error.type === ErrorTypes.NETWORK_ERROR) onNetworkError(error, status);
    else if (error.fatal) onFatal(error);
  });

  function onNetworkError({ fatal }: ErrorData, status: number | undefined): void {
    // A server that answers is there: only no answer at all is a lost line.
    if (!status || status >= 500) events.onLineLost();
    else if (fatal) events.onBroken();
  }

  function onFatal({ type }: ErrorData): void {
    repairs += 1;
    if (type === ErrorTypes.MEDIA_ERROR && repairs <= mediaRepairs) hls.recoverMediaError();
    else events.onBroken();
  }

  /** A new address begins with what is live; whoever was behind is led back as soon as there is something to see. */
  const goBack = () => {
    if (behind === null || video.seekable.length === 0) return;
    video.currentTime = Math.max(video.seekable.start(0), video.seekable.end(0) - behind);
    behind = null;
  };
  video.addEventListener('canplay', goBack);
  hls.attachMedia(video);

  return {
    load({ source: { url } }, { at, behind: wanted = null }) {
      address = url;
      behind = wanted;
      hls.config.startPosition = at ?? -1;
      hls.loadSource(url);
    },
    order({ fixed, cap }) {
      const indexOf = (height: number | null) =>
        height === null ? -1 : hls.levels.findLastIndex((level) => level.height === height);
      hls.autoLevelCapping = indexOf(cap);
      const level = indexOf(fixed);
      // What was fetched in another quality gives way to the one that was asked for.
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
      video.removeEventListener('canplay', goBack);
      hls.destroy();
      video.removeAttribute('src');
      video.load();
    },
  };
};

/** Each height once, from the smallest on. */
function qualitiesOf(levels: readonly Level[]): readonly Quality[] {
  const byHeight = new Map(levels.map(({ height, bitrate }) => [height, bitrate]));
  return Array.from(byHeight, ([height, bitrate]) => ({ height, bitrate }))
    .filter(({ height }) => height > 0)
    .sort((one, other) => one.height - other.height);
}

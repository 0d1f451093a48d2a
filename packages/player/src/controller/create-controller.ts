import type { Beginning, Engine } from '../engine/engine.ts';
import { loadEngine } from '../engine/load-engine.ts';
import { browserAbilities, type PickedSource, pickSource } from '../engine/pick-source.ts';
import type { PlayerMedia, PlayerSource } from '../player-media.ts';
import { followBehind } from '../state/live.ts';
import type { Phase } from '../state/player-state.ts';
import type { PreferenceStore } from '../state/preference-store.ts';
import { qualityOrder } from '../state/quality-choice.ts';
import type { Store } from '../state/store.ts';
import type { Controls } from './controls.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { createLine } from './line.ts';
import { createProgressReporter, type OnProgress, type ProgressReason } from './progress.ts';
import { followSaveData, isDataSaved } from './save-data.ts';
import { followVideo, seekableOf } from './video-events.ts';

/** Asks the caller for addresses that hold; null where there are none any more. */
export type RenewSource = () => Promise<readonly PlayerSource[] | null>;

export interface ControllerInput {
  stage: HTMLElement;
  video: HTMLVideoElement;
  media: PlayerMedia;
  startAt: number | null;
  store: Store;
  preferences: PreferenceStore;
  /** Read anew each time: a caller may hand in another function with every rendering. */
  onProgress: () => OnProgress | undefined;
  renewSource: () => RenewSource | undefined;
}

export interface Controller {
  controls: Controls;
  destroy: () => void;
}

/** Sooner than this after the last, another refusal means that renewing does not help. */
const renewalHoldsMs = 5000;

export function createController(input: ControllerInput): Controller {
  const { stage, video, media, startAt, store, preferences } = input;
  const living = new AbortController();
  const { signal } = living;
  const isLive = media.kind === 'live';

  let engine: Engine | null = null;
  let starting = false;
  let renewing = false;
  let renewedAt = Number.NEGATIVE_INFINITY;

  const reporter = createProgressReporter(input.onProgress);
  const line = createLine(() => {
    engine?.resume();
    // Fetching anew stops an element that reads the address itself; the viewer did not.
    if (store.get().playing) play();
  }, signal);
  const report = (reason: ProgressReason) => {
    // A poster that nobody pressed is no place in a film, and a channel has none.
    if (isLive || !engine || Number.isNaN(video.duration)) return;
    reporter.tell(reason, video.currentTime, video.duration);
  };

  function fail(problem: 'playback' | 'unsupported' | 'expired'): void {
    if (signal.aborted) return;
    line.stop();
    store.send({ type: 'failed', problem });
    video.pause();
  }

  function applyQuality(): void {
    const { quality } = preferences.get();
    const { qualities } = store.get();
    engine?.order(qualityOrder(qualities, quality, isDataSaved(preferences.get())));
  }

  function lineLost(): void {
    store.send({ type: 'line-lost' });
    line.lost();
  }

  async function start(sources: readonly PlayerSource[], beginning: Beginning): Promise<void> {
    const picked = pickSource(sources, browserAbilities(video));
    if (!picked) return fail(sources.length === 0 ? 'expired' : 'unsupported');
    engine ??= await createEngine(picked);
    engine?.load(picked, beginning);
  }

  async function createEngine({ by }: PickedSource): Promise<Engine | null> {
    const create = await loadEngine(by);
    if (signal.aborted) return null;
    return create(video, {
      onQualities(qualities) {
        store.send({ type: 'qualities', qualities });
        applyQuality();
      },
      onShown: (height) => store.send({ type: 'shown', height }),
      onAudio(tracks, current) {
        store.send({ type: 'audio', tracks, current });
        const wanted = tracks.find(({ language }) => language === preferences.get().audio);
        if (wanted && current !== null && wanted.id !== current) engine?.setAudio(wanted.id);
      },
      onRefused: () => void renew(),
      onLineLost: lineLost,
      onLineBack() {
        line.back();
        if (store.get().offline) store.send({ type: 'line-back' });
      },
      onBroken: () => fail('playback'),
    });
  }

  /** The address has lapsed: asks for another and goes on at the same place. */
  async function renew(): Promise<void> {
    const renewSource = input.renewSource();
    if (renewing) return;
    if (!renewSource || performance.now() - renewedAt < renewalHoldsMs) return fail('expired');
    renewing = true;
    const wanted = store.get().playing;
    const behindNow = followBehind(store.get());
    try {
      goOn(await renewSource(), wanted, behindNow);
    } catch {
      // The caller could not ask.
      fail('playback');
    } finally {
      renewing = false;
    }
  }

  function goOn(
    sources: readonly PlayerSource[] | null,
    wanted: boolean,
    behindNow: () => number | null,
  ): void {
    const picked = sources && pickSource(sources, browserAbilities(video));
    if (!picked) {
      fail('expired');
      return;
    }
    renewedAt = performance.now();
    engine?.load(
      picked,
      isLive ? { at: null, behind: behindNow() } : { at: video.currentTime || startAt },
    );
    if (wanted) play();
  }

  function play(): void {
    video.play().catch((error: unknown) => {
      // The browser wants a press first; another load began; or there is nothing to play.
      const refused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (refused && !signal.aborted) store.send({ type: 'paused' });
    });
  }

  async function begin(): Promise<void> {
    if (starting) return;
    starting = true;
    const { phase, time } = store.get();
    const behindNow = followBehind(store.get());
    try {
      const sources = await sourcesFor(phase);
      if (signal.aborted) return;
      const at = phase === 'failed' ? video.currentTime || time : startAt;
      await start(sources, isLive ? { at: null, behind: behindNow() } : { at: at || null });
      if (!signal.aborted && store.get().playing) play();
    } catch {
      if (!signal.aborted) fail('playback');
    } finally {
      starting = false;
    }
  }

  /** What has failed is asked for anew: its address may be what was wrong. A caller may also wait with them for the first play. */
  async function sourcesFor(phase: Phase): Promise<readonly PlayerSource[]> {
    const { sources } = media;
    return phase === 'failed' || sources.length === 0 ? freshSources() : sources;
  }

  async function freshSources(): Promise<readonly PlayerSource[]> {
    engine?.destroy();
    engine = null;
    return (await input.renewSource()?.()) ?? media.sources;
  }

  function seek(time: number): void {
    const { start: first, end } = seekableOf(video, store.get());
    const place = Math.min(Math.max(time, first), Math.max(first, end - 0.1));
    if (engine) video.currentTime = place;
    store.send({ type: 'sought', time: place });
  }

  const controls: Controls = {
    play() {
      const { phase } = store.get();
      store.send({ type: 'asked-to-play' });
      if (phase === 'idle' || phase === 'failed') void begin();
      else play();
    },
    pause() {
      video.pause();
      // The element says so later, and nothing at all before there is a picture.
      store.send({ type: 'paused' });
    },
    toggle: () => (store.get().playing ? controls.pause() : controls.play()),
    seek,
    skip: (seconds) => seek(store.get().time + seconds),
    seekShare(share) {
      const { start: first, end } = store.get().seekable;
      seek(first + (end - first) * share);
    },
    seekLive() {
      seek(engine?.liveEdge() ?? store.get().seekable.end);
      controls.play();
    },
    setVolume(volume) {
      video.volume = Math.min(1, Math.max(0, volume));
      video.muted = video.volume === 0;
      preferences.change({ volume: video.volume, muted: video.muted });
    },
    toggleMute() {
      video.muted = !video.muted;
      if (!video.muted && video.volume === 0) video.volume = 0.5;
      preferences.change({ volume: video.volume, muted: video.muted });
    },
    setRate(rate) {
      video.playbackRate = rate;
      video.defaultPlaybackRate = rate;
      store.send({ type: 'rate', rate });
    },
    hurry(on) {
      if (on === store.get().hurried) return;
      store.send({ type: 'hurried', hurried: on });
      video.playbackRate = on ? 2 : store.get().rate;
    },
    setQuality(quality) {
      preferences.change({ quality, dataSaver: false });
      applyQuality();
    },
    setDataSaver(dataSaver) {
      preferences.change({ dataSaver });
      applyQuality();
    },
    setAudio(id) {
      const track = store.get().audioTracks.find((one) => one.id === id);
      if (track) preferences.change({ audio: track.language });
      engine?.setAudio(id);
    },
    setSubtitles: (subtitles) => preferences.change({ subtitles }),
    setLooks: (looks) => preferences.change({ looks }),
    toggleFullscreen() {
      // A browser that refuses leaves everything as it is.
      toggleFullscreen(stage, video).catch(() => undefined);
    },
    togglePictureInPicture() {
      const change = document.pictureInPictureElement
        ? document.exitPictureInPicture()
        : video.requestPictureInPicture();
      change.catch(() => undefined);
    },
    retry: () => controls.play(),
  };

  const { volume, muted } = preferences.get();
  video.volume = volume;
  video.muted = muted;
  followVideo({ stage, video, store, report, reporter, isLive, signal });
  const unfollowSaveData = followSaveData(applyQuality);

  return {
    controls,
    destroy() {
      report('close');
      line.stop();
      living.abort();
      unfollowSaveData();
      engine?.destroy();
      engine = null;
      if (document.pictureInPictureElement === video) {
        document.exitPictureInPicture().catch(() => undefined);
      }
    },
  };
}

import type { Engine, EngineEvents, StartPosition } from '../engine/engine.ts';
import { loadEngine } from '../engine/load-engine.ts';
import { browserSupport, type PickedSource, pickSource } from '../engine/pick-source.ts';
import { absoluteUrl } from '../local-files.ts';
import type { PlayerSource } from '../player-media.ts';
import { createDelayTracker } from '../state/live.ts';
import type { Phase } from '../state/player-state.ts';
import { selectQuality } from '../state/quality-choice.ts';
import type { Controller, ControllerInput } from './controller.ts';
import type { Controls } from './controls.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { createProgressReporter, type ProgressReason } from './progress.ts';
import { createReconnect } from './reconnect.ts';
import { isDataSaved, subscribeToSaveData } from './save-data.ts';
import { bridgeVideoEvents, seekableOf } from './video-events.ts';

/** A second expiry within this time means that renewing does not help. */
const renewalCooldownMs = 5000;

export function createController(input: ControllerInput): Controller {
  const { stage, video, media, startAt, store, preferences } = input;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const isLive = media.kind === 'live';

  let engine: Engine | null = null;
  let starting = false;
  let renewing = false;
  let renewedAt = Number.NEGATIVE_INFINITY;

  const reporter = createProgressReporter(() => {
    const onProgress = input.onProgress();
    return onProgress && ((at) => onProgress({ ...at, height: store.getState().shownHeight }));
  });
  const reconnect = createReconnect(() => {
    engine?.resume();
    // Reloading pauses a native element, although the viewer did not pause it.
    if (store.getState().playing) play();
  }, signal);
  const report = (reason: ProgressReason) => {
    // Neither a poster nor a channel has a position.
    if (isLive || !engine || Number.isNaN(video.duration)) return;
    reporter.report(reason, video.currentTime, video.duration);
  };

  function fail(problem: 'playback' | 'unsupported' | 'expired'): void {
    if (signal.aborted) return;
    reconnect.stop();
    store.send({ type: 'failed', problem });
    video.pause();
  }

  function applyQuality(): void {
    const { quality } = preferences.getState();
    const { qualities } = store.getState();
    const saved = isDataSaved(preferences.getState());
    engine?.setQuality(selectQuality(qualities, quality, saved, input.maxHeight()));
  }

  function onConnectionLost(): void {
    store.setState({ offline: true });
    reconnect.lost();
  }

  async function loadSources(
    sources: readonly PlayerSource[],
    initialPosition: StartPosition,
  ): Promise<void> {
    const picked = pickSource(sources, browserSupport(video));
    if (!picked) return fail(sources.length === 0 ? 'expired' : 'unsupported');
    engine ??= await createEngine(picked);
    engine?.load(picked, initialPosition);
  }

  async function createEngine({ by }: PickedSource): Promise<Engine | null> {
    const create = await loadEngine(by);
    if (signal.aborted) return null;
    const events: EngineEvents = {
      onQualities(qualities) {
        store.setState({ qualities });
        applyQuality();
      },
      onHeightChange: (height) => store.setState({ shownHeight: height }),
      onAudio(tracks, current) {
        store.setState({ audioTracks: tracks, audio: current });
        const wanted = tracks.find(({ language }) => language === preferences.getState().audio);
        if (wanted && current !== null && wanted.id !== current) engine?.setAudio(wanted.id);
      },
      onExpired: () => void renew(),
      onConnectionLost: onConnectionLost,
      onConnectionRestored() {
        reconnect.restored();
        if (store.getState().offline) store.setState({ offline: false });
      },
      onFatalError: () => fail('playback'),
    };
    return create(video, events, input.localFiles());
  }

  /** Fetches a fresh address and continues at the same position. */
  async function renew(): Promise<void> {
    const renewSource = input.renewSource();
    if (renewing) return;
    if (!renewSource || performance.now() - renewedAt < renewalCooldownMs) return fail('expired');
    renewing = true;
    const wanted = store.getState().playing;
    const currentDelay = createDelayTracker(store.getState());
    try {
      loadRenewed(await renewSource(), wanted, currentDelay);
    } catch {
      // The caller's request failed.
      fail('playback');
    } finally {
      renewing = false;
    }
  }

  function loadRenewed(
    sources: readonly PlayerSource[] | null,
    wanted: boolean,
    currentDelay: () => number | null,
  ): void {
    const picked = sources && pickSource(sources, browserSupport(video));
    if (!picked) {
      fail('expired');
      return;
    }
    renewedAt = performance.now();
    engine?.load(
      picked,
      isLive ? { at: null, behind: currentDelay() } : { at: video.currentTime || startAt },
    );
    if (wanted) play();
  }

  function play(): void {
    video.play().catch((error: unknown) => {
      // Autoplay was blocked, another load interrupted this one, or there is nothing to play.
      const refused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (refused && !signal.aborted) store.send({ type: 'paused' });
    });
  }

  async function startPlayback(phase: Phase): Promise<void> {
    if (starting) return;
    starting = true;
    const { time } = store.getState();
    const currentDelay = createDelayTracker(store.getState());
    try {
      const sources = await sourcesFor(phase);
      if (signal.aborted || isWaitingForSources()) return;
      const at = phase === 'failed' ? video.currentTime || time : startAt;
      await loadSources(
        sources,
        isLive ? { at: null, behind: currentDelay() } : { at: at || null },
      );
      if (!signal.aborted && store.getState().playing) play();
    } catch {
      if (!signal.aborted) fail('playback');
    } finally {
      starting = false;
    }
  }

  /** A caller that cannot fetch sources passes them as soon as they are known. */
  function isWaitingForSources(): boolean {
    return input.sources().length === 0 && !input.renewSource();
  }

  /**
   * A retry fetches fresh sources, because the address may be the cause. Sources are also fetched for a caller that
   * passes none at first.
   */
  async function sourcesFor(phase: Phase): Promise<readonly PlayerSource[]> {
    const sources = input.sources();
    return phase === 'failed' || sources.length === 0 ? freshSources() : sources;
  }

  async function freshSources(): Promise<readonly PlayerSource[]> {
    engine?.destroy();
    engine = null;
    const sources = input.sources();
    if (await isLocal(sources)) return sources;
    return (await input.renewSource()?.()) ?? sources;
  }

  async function isLocal(sources: readonly PlayerSource[]): Promise<boolean> {
    const picked = pickSource(sources, browserSupport(video));
    if (!picked) return false;
    return Boolean(await input.localFiles()?.read(absoluteUrl(picked.source.url)));
  }

  function seek(time: number): void {
    const { start: first, end } = seekableOf(video, store.getState());
    const clamped = Math.min(Math.max(time, first), Math.max(first, end - 0.1));
    if (engine) video.currentTime = clamped;
    store.send({ type: 'seek', time: clamped });
  }

  const controls: Controls = {
    play() {
      const { phase } = store.getState();
      store.send({ type: 'asked-to-play' });
      if (phase === 'idle' || phase === 'failed') void startPlayback(phase);
      else play();
    },
    pause() {
      video.pause();
      // The element's own event is fired later, and never before the first frame.
      store.send({ type: 'paused' });
    },
    toggle: () => (store.getState().playing ? controls.pause() : controls.play()),
    seek,
    skip: (seconds) => seek(store.getState().time + seconds),
    seekShare(share) {
      const { start: first, end } = store.getState().seekable;
      seek(first + (end - first) * share);
    },
    seekLive() {
      seek(engine?.liveEdge() ?? store.getState().seekable.end);
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
      store.setState({ rate });
    },
    speedUp(on) {
      if (on === store.getState().spedUp) return;
      store.setState({ spedUp: on });
      video.playbackRate = on ? 2 : store.getState().rate;
    },
    setQuality(quality) {
      preferences.change({ quality, dataSaver: false });
    },
    setDataSaver(dataSaver) {
      preferences.change({ dataSaver });
    },
    setAudio(id) {
      const track = store.getState().audioTracks.find((one) => one.id === id);
      if (track) preferences.change({ audio: track.language });
      engine?.setAudio(id);
    },
    setSubtitles: (subtitles) => preferences.change({ subtitles }),
    setSubtitleAppearance: (looks) => preferences.change({ looks }),
    toggleFullscreen() {
      // If the browser refuses, nothing changes.
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

  const { volume, muted } = preferences.getState();
  video.volume = volume;
  video.muted = muted;
  bridgeVideoEvents({ stage, video, store, report, reporter, isLive, signal });
  const unsubscribeFromSaveData = subscribeToSaveData(applyQuality);
  let applied = preferences.getState();
  const unsubscribeFromPreferences = preferences.subscribe(() => {
    const { quality, dataSaver } = preferences.getState();
    const isSame = applied.quality === quality && applied.dataSaver === dataSaver;
    applied = preferences.getState();
    if (!isSame) applyQuality();
  });

  return {
    controls,
    onSourcesAvailable() {
      const { phase } = store.getState();
      if (phase === 'starting' && !engine) void startPlayback(phase);
    },
    destroy() {
      report('close');
      reconnect.stop();
      lifetime.abort();
      unsubscribeFromSaveData();
      unsubscribeFromPreferences();
      engine?.destroy();
      engine = null;
      if (document.pictureInPictureElement === video) {
        document.exitPictureInPicture().catch(() => undefined);
      }
    },
  };
}

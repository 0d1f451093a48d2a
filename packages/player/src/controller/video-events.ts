import type { PlayerState, Span } from '../state/player-state.ts';
import type { Store } from '../state/store.ts';
import type { ProgressReason, ProgressReporter } from './progress.ts';

export interface BridgeInput {
  stage: HTMLElement;
  video: HTMLVideoElement;
  store: Store;
  report: (reason: ProgressReason) => void;
  reporter: ProgressReporter;
  isLive: boolean;
  signal: AbortSignal;
}

/** Translates DOM events of the `<video>` and the page into player events. */
export function bridgeVideoEvents(input: BridgeInput): void {
  const { stage, video, store, report, reporter, isLive, signal } = input;
  let started = false;
  let seeking = false;

  const moved = () => {
    // During a reload the element reports 0; the viewer's position has not changed.
    if (video.readyState === 0) return;
    store.setState({
      time: video.currentTime,
      buffered: toSpans(video.buffered),
      seekable: seekableOf(video, store.getState()),
    });
  };

  const readVolume = () => store.setState({ volume: video.volume, muted: video.muted });
  const readFullscreen = () => store.setState({ fullscreen: document.fullscreenElement === stage });

  const on = (target: EventTarget, listeners: Readonly<Record<string, () => void>>) => {
    for (const [name, listener] of Object.entries(listeners)) {
      target.addEventListener(name, listener, { signal });
    }
  };

  on(video, {
    play: () => store.send({ type: 'played' }),
    pause() {
      // A reload also pauses the element, although the viewer did not.
      if (video.readyState === 0) return;
      store.send({ type: 'paused' });
      if (!video.ended) report('pause');
    },
    playing() {
      store.send({ type: 'running' });
      if (!started) report('start');
      started = true;
    },
    loadeddata: () => store.send({ type: 'has-pictures' }),
    waiting: () => store.send({ type: 'waiting' }),
    canplay: () => store.send({ type: 'has-pictures' }),
    timeupdate() {
      moved();
      // A seek does not count as elapsed time; `seeked` reports it.
      if (!isLive && started && !seeking && !video.paused)
        reporter.timePassed(video.currentTime, video.duration);
    },
    progress: moved,
    durationchange() {
      if (Number.isFinite(video.duration)) {
        store.setState({ duration: video.duration });
      }
      moved();
    },
    seeking() {
      seeking = true;
    },
    seeked() {
      seeking = false;
      moved();
      if (started) report('seek');
    },
    ended() {
      store.send({ type: 'ended' });
      report('end');
    },
    volumechange: readVolume,
    enterpictureinpicture: () => store.setState({ pictureInPicture: true }),
    leavepictureinpicture: () => store.setState({ pictureInPicture: false }),
    webkitbeginfullscreen: () => store.setState({ fullscreen: true }),
    webkitendfullscreen: () => store.setState({ fullscreen: false }),
  });
  on(document, {
    fullscreenchange: readFullscreen,
    visibilitychange() {
      if (document.visibilityState === 'hidden') report('hidden');
    },
  });
  on(globalThis, { pagehide: () => report('hidden') });
  readVolume();
  readFullscreen();
}

/** Returns the browser's seekable range, otherwise the last known range. */
export function seekableOf(video: HTMLVideoElement, { seekable }: PlayerState): Span {
  const spans = toSpans(video.seekable);
  const [first] = spans;
  const last = spans.at(-1);
  return first && last && last.end > 0 ? { start: first.start, end: last.end } : seekable;
}

function toSpans(ranges: TimeRanges): Span[] {
  return Array.from({ length: ranges.length }, (_, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }));
}

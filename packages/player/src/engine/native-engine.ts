import type { QualitySelection } from '../state/quality-choice.ts';
import { chooseFile } from './choose-file.ts';
import type { CreateEngine } from './engine.ts';
import { heightOf, type PickedSource } from './pick-source.ts';

/**
 * The browser loads the address itself: a plain file, or HLS where it supports it. It picks the quality of HLS; among
 * plain files the viewer or the player's size does.
 */
export const createNativeEngine: CreateEngine = (video, events) => {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let files: PickedSource['files'] = [];
  let selection: QualitySelection = { fixed: null, cap: null };
  let address = '';
  let startPosition: number | null = null;
  let behind: number | null = null;
  let reportedExpired = false;

  function loadFrom(at: number | null): void {
    startPosition = at;
    video.src = address;
    video.load();
  }

  const chosenFile = () =>
    chooseFile(files, selection, video.clientHeight * globalThis.devicePixelRatio)?.url;

  const liveEdge = () =>
    video.duration === Number.POSITIVE_INFINITY && video.seekable.length > 0
      ? video.seekable.end(video.seekable.length - 1)
      : null;

  video.addEventListener(
    'loadedmetadata',
    () => {
      const edge = liveEdge();
      if (behind !== null && edge !== null) video.currentTime = Math.max(0, edge - behind);
      else if (startPosition !== null) video.currentTime = startPosition;
      startPosition = null;
      behind = null;
    },
    { signal },
  );
  video.addEventListener(
    'loadeddata',
    () => {
      reportedExpired = false;
      events.onHeightChange(video.videoHeight || null);
      events.onConnectionRestored();
    },
    { signal },
  );
  video.addEventListener(
    'error',
    () => {
      const code = video.error?.code;
      startPosition = video.currentTime;
      if (code === MediaError.MEDIA_ERR_NETWORK) events.onConnectionLost();
      else if (code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && !reportedExpired) {
        // The browser does not say why. An expired address looks like this, so renew once.
        reportedExpired = true;
        events.onExpired();
      } else events.onFatalError();
    },
    { signal },
  );

  return {
    load(picked, beginning) {
      // `onQualities` must not switch the file.
      files = [];
      address = '';
      if (picked.files.length > 1) {
        events.onQualities(
          picked.files
            .map((file) => ({ height: heightOf(file), bitrate: 0 }))
            .toSorted((one, other) => one.height - other.height),
        );
        files = picked.files;
      }
      address = chosenFile() ?? picked.source.url;
      behind = beginning.behind ?? null;
      loadFrom(beginning.at);
    },
    setQuality(order) {
      selection = order;
      const url = chosenFile();
      if (url === undefined || url === address) return;
      const wasPlaying = !video.paused;
      address = url;
      loadFrom(startPosition ?? video.currentTime);
      // Another address pauses the element.
      if (wasPlaying) video.play().catch(() => undefined);
    },
    setAudio: () => undefined,
    resume: () => loadFrom(startPosition ?? video.currentTime),
    liveEdge,
    destroy() {
      lifetime.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
};

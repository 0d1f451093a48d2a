import type { QualityOrder } from '../state/quality-choice.ts';
import { chooseFile } from './choose-file.ts';
import type { CreateEngine } from './engine.ts';
import { linesOf, type PickedSource } from './pick-source.ts';

/**
 * The browser reads the address itself: a plain file, or HLS where it knows it. Of HLS it picks the quality; of files
 * that are one film, the viewer or the size of the player does.
 */
export const createNativeEngine: CreateEngine = (video, events) => {
  const listening = new AbortController();
  const { signal } = listening;
  let files: PickedSource['files'] = [];
  let wanted: QualityOrder = { fixed: null, cap: null };
  let address = '';
  let place: number | null = null;
  let behind: number | null = null;
  let refused = false;

  function begin(at: number | null): void {
    place = at;
    video.src = address;
    video.load();
  }

  const chosenFile = () =>
    chooseFile(files, wanted, video.clientHeight * globalThis.devicePixelRatio)?.url;

  const liveEdge = () =>
    video.duration === Number.POSITIVE_INFINITY && video.seekable.length > 0
      ? video.seekable.end(video.seekable.length - 1)
      : null;

  video.addEventListener(
    'loadedmetadata',
    () => {
      const edge = liveEdge();
      if (behind !== null && edge !== null) video.currentTime = Math.max(0, edge - behind);
      else if (place !== null) video.currentTime = place;
      place = null;
      behind = null;
    },
    { signal },
  );
  video.addEventListener(
    'loadeddata',
    () => {
      refused = false;
      events.onShown(video.videoHeight || null);
      events.onLineBack();
    },
    { signal },
  );
  video.addEventListener(
    'error',
    () => {
      const code = video.error?.code;
      place = video.currentTime;
      if (code === MediaError.MEDIA_ERR_NETWORK) events.onLineLost();
      else if (code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && !refused) {
        // The browser does not say why. An address that lapsed looks like this, and is worth one question.
        refused = true;
        events.onRefused();
      } else events.onBroken();
    },
    { signal },
  );

  return {
    load(picked, beginning) {
      // Nothing is switched while it is told which qualities there are.
      files = [];
      address = '';
      if (picked.files.length > 1) {
        events.onQualities(
          picked.files
            .map((file) => ({ height: linesOf(file), bitrate: 0 }))
            .toSorted((one, other) => one.height - other.height),
        );
        files = picked.files;
      }
      address = chosenFile() ?? picked.source.url;
      behind = beginning.behind ?? null;
      begin(beginning.at);
    },
    order(order) {
      wanted = order;
      const url = chosenFile();
      if (url === undefined || url === address) return;
      const isRunning = !video.paused;
      address = url;
      begin(place ?? video.currentTime);
      // Another address stops it.
      if (isRunning) video.play().catch(() => undefined);
    },
    setAudio: () => undefined,
    resume: () => begin(place ?? video.currentTime),
    liveEdge,
    destroy() {
      listening.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
};

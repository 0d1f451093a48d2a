import { absoluteUrl } from '../local-files.ts';
import type { PlayerSource } from '../player-media.ts';
import type { QualitySelection } from '../state/quality-choice.ts';
import { chooseFile } from './choose-file.ts';
import type { CreateEngine } from './engine.ts';
import { heightOf, type PickedSource } from './pick-source.ts';

/**
 * The browser loads the address itself: a plain file, or HLS where it supports it. The browser picks the quality of
 * HLS; the viewer or the player's size picks that of plain files. A plain file on the device is played from an object
 * URL.
 */
export const createNativeEngine: CreateEngine = (video, events, localFiles) => {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let files: PickedSource['files'] = [];
  let selection: QualitySelection = { fixed: null, cap: null };
  let address = '';
  let type: PlayerSource['type'] = 'hls';
  let objectUrl: string | null = null;
  /** Counts loads. A later load, or `destroy`, supersedes a file that is still being read. */
  let loads = 0;
  let startPosition: number | null = null;
  let behind: number | null = null;
  let reportedExpired = false;

  function loadFrom(at: number | null): void {
    startPosition = at;
    loads += 1;
    // Addresses in a playlist are relative to the address of the playlist.
    if (!localFiles || type === 'hls') {
      show(null, at);
      return;
    }
    const own = loads;
    localFiles.read(absoluteUrl(address)).then(
      (file) => {
        if (own === loads) show(file, at);
      },
      () => {
        if (own === loads) events.onConnectionLost();
      },
    );
  }

  function show(file: Blob | null, at: number | null): void {
    const wasPlaying = !video.paused;
    const last = objectUrl;
    // Safari does not play an object URL of unknown type.
    objectUrl = file && URL.createObjectURL(file.slice(0, file.size, file.type || `video/${type}`));
    startPosition = at;
    video.src = objectUrl ?? address;
    video.load();
    if (last) URL.revokeObjectURL(last);
    // Setting another address pauses the element.
    if (wasPlaying) video.play().catch(() => undefined);
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
      else if (code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED && !objectUrl && !reportedExpired) {
        // The browser does not report the reason. An expired address causes the same error, so renew once.
        reportedExpired = true;
        events.onExpired();
      } else events.onFatalError();
    },
    { signal },
  );

  return {
    load(picked, initialPosition) {
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
      type = picked.source.type;
      address = chosenFile() ?? picked.source.url;
      behind = initialPosition.behind ?? null;
      loadFrom(initialPosition.at);
    },
    setQuality(order) {
      selection = order;
      const url = chosenFile();
      if (url === undefined || url === address) return;
      address = url;
      loadFrom(startPosition ?? video.currentTime);
    },
    setAudio: () => undefined,
    resume: () => loadFrom(startPosition ?? video.currentTime),
    liveEdge,
    destroy() {
      lifetime.abort();
      loads += 1;
      video.removeAttribute('src');
      video.load();
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    },
  };
};

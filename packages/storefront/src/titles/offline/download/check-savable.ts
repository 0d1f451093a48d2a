import {
  type DownloadLinks,
  isApiError,
  type PlayableType,
  type Playback,
} from '@parde/api-client';
import { isDerived } from '../../../app/page/operations.ts';
import type { Page } from '../../../app/page/page.ts';
import type { Calls } from '../device/offline-owner.ts';

export interface CanPlay {
  /**
   * Returns true if this browser plays a stream of this type from files on the device, like
   * `MediaSource.isTypeSupported`.
   */
  readonly canPlay: (type: string) => boolean;
  /** Returns true if this browser plays a single file of this type, like `canPlayType`. */
  readonly canPlayFile: (type: string) => boolean;
}

export interface SavableInput extends CanPlay {
  readonly api: Calls;
  /** False if playback is derived from other answers, because these contain no terms. */
  readonly hasPlayback: boolean;
}

export function savableInput(page: Page): SavableInput {
  const video = document.createElement('video');
  return {
    api: page.api,
    hasPlayback: !isDerived(page, 'getPlayback'),
    canPlay: (type) => 'MediaSource' in window && MediaSource.isTypeSupported(type),
    canPlayFile: (type) => video.canPlayType(type) !== '',
  };
}

/**
 * Returns what may be saved of a title, with its terms: the stream if the server sends terms and this browser plays
 * it, else the files of its downloads. Called before saving, and again whenever the addresses have expired.
 */
export async function checkSavable(
  input: SavableInput,
  { type, id }: { readonly type: PlayableType; readonly id: string },
): Promise<Playback> {
  const { api, hasPlayback } = input;
  const path = { content_type: type, id };
  const fetchFiles = async () => (await api.call('getDownloadLinks', { path })).data;
  const fetchPlayback = async () => (await api.call('getPlayback', { path })).data;
  if (!hasPlayback) {
    const files = await fetchFiles();
    // The server refuses playback with the reason why there is no file.
    return files.links.length > 0 ? playbackOfFiles(files) : fetchPlayback();
  }
  const playback = await fetchPlayback();
  const isForbidden = playback.offline === null;
  const isStreamSavable = playback.offline !== undefined && canSave(playback, input);
  if (isForbidden || isStreamSavable || !api.hasOperation('getDownloadLinks')) return playback;
  try {
    return playbackOfFiles(await fetchFiles(), playback);
  } catch (error) {
    // A viewer who may watch the title may still be refused its files.
    if (isApiError(error) && (error.status === 403 || error.status === 404)) return playback;
    throw error;
  }
}

/** Returns true if this browser plays the title from the device. */
export const canSave = (
  { sources }: Pick<Playback, 'sources'>,
  { canPlay, canPlayFile }: CanPlay,
): boolean =>
  sources.some(({ type, codecs }) =>
    type === 'hls'
      ? canPlay(typeWith('mp4', codecs ?? usualCodecs))
      : canPlayFile(typeWith(type, codecs)),
  );

/** Any browser that plays streams from files plays these codecs. */
const usualCodecs = 'avc1.4d401f,mp4a.40.2';

export const typeWith = (type: string, codecs: string | null): string =>
  `video/${type}${codecs ? `; codecs="${codecs}"` : ''}`;

/** As long as a playback that is derived from other answers is valid. */
const expiryHours = 3;

/**
 * Creates a playback from downloads. A download has neither an end date nor a version, so a file of another length
 * counts as another version.
 */
function playbackOfFiles(
  { links, subtitles, poster, ...title }: DownloadLinks,
  playback?: Playback,
): Playback {
  const files = links.flatMap(({ file_name, url, quality, size_bytes }) => {
    const type = typeOfFile(file_name);
    const source = { type, url, quality, codecs: null } as const;
    return type
      ? [{ source: { ...source, type }, height: Number.parseInt(quality, 10), size_bytes }]
      : [];
  });
  const { until = null, version = 'files', age_rating = null } = playback?.offline ?? {};
  const soon = new Date(Date.now() + expiryHours * 3_600_000).toISOString();
  return {
    ...unknownPlaybackFields,
    ...title,
    picture: poster,
    subtitles: subtitles.map(({ language, url }) => ({
      language,
      url,
      kind: 'subtitles',
      default: false,
    })),
    ...playback,
    expires_at: links.find(({ expires_at }) => expires_at !== null)?.expires_at ?? soon,
    sources: files.map(({ source }) => source),
    // A file has one audio track, or the player finds the others.
    audio: [],
    offline: {
      until,
      version,
      age_rating,
      files: files.map(({ height, size_bytes }) => ({ height, size_bytes })),
    },
  };
}

/** Returns null if no browser plays the file. */
function typeOfFile(name: string): 'mp4' | 'webm' | null {
  const [, ending] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  if (ending === 'webm') return 'webm';
  return ending === 'mp4' || ending === 'm4v' ? 'mp4' : null;
}

/** The fields that only a playback has. */
export const unknownPlaybackFields = {
  episode_of: null,
  duration_seconds: null,
  position_seconds: null,
  intro: null,
  credits_start_seconds: null,
  chapters: [],
  thumbnails_url: null,
  previous: null,
  next: null,
  data_charge: {
    rate: 'full',
    operators_fa: '',
    operators_en: null,
    message_fa: '',
    message_en: null,
  },
} as const satisfies Partial<Playback>;

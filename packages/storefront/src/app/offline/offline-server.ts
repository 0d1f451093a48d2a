import { type DownloadLinks, isApiError, type Playback } from '@parde/api-client';
import { canSave, type OfflineServer, type ServerRefusal } from '@parde/offline';
import { healthUrl } from '../connection.ts';
import { isDerived } from '../page/operations.ts';
import type { Page } from '../page/page.ts';
import { guestOwner } from '../session/clear-session.ts';
import type { PlayableRef } from './offline-device.ts';
import type { OfflineSession } from './session.ts';

const statusOf = (error: unknown) => (isApiError(error) ? error.status : undefined);

/** Returns undefined for all other errors, which may be due to the connection. */
function refusalOf(error: unknown): ServerRefusal | undefined {
  switch (statusOf(error)) {
    case 401:
    case 402:
    case 403:
      return 'refused';
    case 404:
    case 410:
      return 'gone';
    default:
      return undefined;
  }
}

/** The API as the saved titles use it, in the session of their owner. */
export function createOfflineServer(page: Page, { owner, runAsOwner }: OfflineSession) {
  const { api } = page;
  const server: OfflineServer<Playback> = {
    async getPlayback({ content_type: type, id }) {
      try {
        const playback = await runAsOwner(() => checkSavable(page, { type, id }));
        return { ...playback, offline: playback.offline ?? null };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return refusal;
        throw error;
      }
    },
    async getTime() {
      const { headers } = await fetch(healthUrl, { cache: 'no-store' });
      return Date.parse(headers.get('Date') ?? '') || null;
    },
  };
  if (api.hasOperation('listOfflineTerms')) {
    server.getTerms = async (titles) =>
      (await runAsOwner(() => api.call('listOfflineTerms', { body: { titles } }))).data;
  }
  if (api.hasOperation('saveWatching') && owner !== guestOwner) {
    server.savePosition = async (body) => {
      try {
        await runAsOwner(() => api.call('saveWatching', { body }));
      } catch (error) {
        // The server will not accept the position later either, and a watched title would never be removed.
        if (![400, 404, 410].includes(statusOf(error) ?? 0)) throw error;
      }
    };
  }
  return server;
}

/**
 * Returns what may be saved of a title, with its terms: the stream if the server sends terms and this browser plays
 * it, else the files of its downloads. A playback that is derived from other answers contains no terms.
 */
export async function checkSavable(page: Page, { type, id }: PlayableRef): Promise<Playback> {
  const { api } = page;
  const path = { content_type: type, id };
  const fetchFiles = async () => (await api.call('getDownloadLinks', { path })).data;
  const fetchPlayback = async () => (await api.call('getPlayback', { path })).data;
  if (isDerived(page, 'getPlayback')) {
    const files = await fetchFiles();
    // The server refuses playback with the reason why there is no file.
    return files.links.length > 0 ? playbackOfFiles(files) : fetchPlayback();
  }
  const playback = await fetchPlayback();
  const isForbidden = playback.offline === null;
  const isStreamSavable = playback.offline !== undefined && canSave(playback);
  if (isForbidden || isStreamSavable || !api.hasOperation('getDownloadLinks')) return playback;
  try {
    const files = await fetchFiles();
    // Without terms and files, no browser may save the title.
    const isNone = playback.offline === undefined && files.links.length === 0;
    return isNone ? { ...playback, offline: null } : playbackOfFiles(files, playback);
  } catch (error) {
    // A viewer who may watch the title may still be refused its files.
    if (statusOf(error) === 403 || statusOf(error) === 404) return playback;
    throw error;
  }
}

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

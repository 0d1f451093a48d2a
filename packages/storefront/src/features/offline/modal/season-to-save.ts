import type { ApiClient, EpisodeItem, OfflineTerms, Playback } from '@parde/api-client';
import { unknownPlaybackFields } from '../../../app/offline/offline-server.ts';
import type { FileSize } from '../../../titles/file-downloads/recommended-file.ts';
import { filesHere } from './save-choices.ts';

type SeriesOf = NonNullable<Playback['episode_of']>['series'];

export interface SeasonEpisode {
  readonly episode: EpisodeItem;
  /** Null if the viewer may not save the episode. */
  readonly terms: OfflineTerms | null;
  /** True if the episode is on this device, or will be. */
  readonly isSaved: boolean;
}

export interface SeasonToSave {
  readonly series: SeriesOf;
  /** The episodes that have come out, in their order. */
  readonly episodes: readonly SeasonEpisode[];
}

interface ReadSeasonInput {
  readonly api: ApiClient;
  /** The id of the series. */
  readonly id: string;
  readonly season: number;
  /** Returns true if the episode is on this device, or will be. */
  readonly isSaved: (id: string) => boolean;
  readonly now: number;
}

/** The number of episodes, and of terms, that one call may request. */
const atOnce = 50;

/** Returns all episodes of a season that have come out, with their terms. Requests no playback. */
export async function readSeason(input: ReadSeasonInput): Promise<SeasonToSave> {
  const { api, id, season, isSaved, now } = input;
  const episodes: SeasonEpisode[] = [];
  let cursor: string | null | undefined;
  for (;;) {
    const { data } = await api.call('listEpisodes', {
      path: { id },
      query: { season, limit: atOnce, ...(cursor && { cursor }) },
    });
    const released = data.items.filter((each) => isReleased(each, now));
    const terms = await termsOf(api, released);
    episodes.push(
      ...released.map((episode) => ({
        episode,
        terms: terms.get(episode.id) ?? null,
        isSaved: isSaved(episode.id),
      })),
    );
    cursor = data.next_cursor;
    if (cursor === null) return { series: data.about.series, episodes };
  }
}

const isReleased = ({ air_date: date }: EpisodeItem, now: number): boolean =>
  date === null || Date.parse(date) <= now;

async function termsOf(
  api: ApiClient,
  episodes: readonly EpisodeItem[],
): Promise<ReadonlyMap<string, OfflineTerms | null>> {
  if (episodes.length === 0) return new Map();
  const titles = episodes.map(({ id }) => ({ content_type: 'episode' as const, id }));
  const { data } = await api.call('listOfflineTerms', { body: { titles } });
  return new Map(data.map(({ id, terms }) => [id, terms]));
}

/** Returns what is known of an episode before its own playback is requested, when its turn in the queue has come. */
export function expectedPlayback(
  { episode, terms }: SeasonEpisode,
  series: SeriesOf,
  { data_charge }: Pick<Playback, 'data_charge'>,
): Playback {
  const { id, name_fa, name_en, season, number, picture, duration_minutes: minutes } = episode;
  return {
    ...unknownPlaybackFields,
    content_type: 'episode',
    id,
    name_fa,
    name_en,
    episode_of: number === null ? null : { series, season, number },
    picture,
    duration_seconds: minutes === null ? null : minutes * 60,
    sources: [],
    expires_at: new Date(0).toISOString(),
    subtitles: [],
    audio: [],
    data_charge,
    offline: terms,
  };
}

export interface SeasonSize {
  readonly height: number;
  /** The bytes of the episodes whose size is known. */
  readonly knownBytes: number;
  /** The number of episodes whose size is unknown. */
  readonly unknown: number;
}

/** Returns the total size of the chosen episodes in each height that one of them has, the lowest first. */
export function seasonSizes(
  chosen: readonly SeasonEpisode[],
  sources: Playback['sources'],
): SeasonSize[] {
  const files = chosen.map(({ terms }) => filesHere({ offline: terms, sources }));
  const heights = new Set(files.flat().map(({ height }) => height));
  return [...heights]
    .sort((one, other) => one - other)
    .map((height) => {
      const bytes = files.map((each) => fileFor(each, height)?.bytes);
      const known = bytes.filter((one) => one !== undefined);
      return {
        height,
        knownBytes: known.reduce((sum, one) => sum + one, 0),
        unknown: bytes.length - known.length,
      };
    });
}

/** Returns the file that is fetched of an episode, which may not have this height. */
function fileFor(files: readonly FileSize[], height: number): FileSize | undefined {
  const ascending = files.toSorted((one, other) => one.height - other.height);
  return ascending.findLast((file) => file.height <= height) ?? ascending[0];
}

/** A sum with unknown sizes is undefined. */
export const totalSize = ({ height, knownBytes, unknown }: SeasonSize): FileSize => ({
  height,
  bytes: unknown === 0 ? knownBytes : undefined,
});

/** Returns when the first of the episodes stops playing. */
export function firstEnd(chosen: readonly { readonly terms: OfflineTerms | null }[]) {
  return chosen
    .flatMap(({ terms }) => terms?.until ?? [])
    .reduce<string | null>(
      (first, one) => (first === null || Date.parse(one) < Date.parse(first) ? one : first),
      null,
    );
}

/**
 * Divides the episodes: those to choose from, those that are saved, and those that must be watched with a connection.
 */
export function sortSeason(episodes: readonly SeasonEpisode[]) {
  return {
    open: episodes.filter(({ isSaved, terms }) => !isSaved && terms !== null),
    saved: episodes.filter(({ isSaved }) => isSaved),
    refused: episodes.filter(({ isSaved, terms }) => !isSaved && terms === null),
  };
}

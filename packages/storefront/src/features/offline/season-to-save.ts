import type { ApiClient, EpisodeItem, OfflineTerms, Playback } from '@parde/api-client';
import { unknownPlaybackFields } from '../../titles/offline/download/check-savable.ts';

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

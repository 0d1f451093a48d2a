import type { EpisodeItem, Playback } from '@parde/api-client';
import {
  type Locale,
  type MaybeEpisode,
  type Named,
  neighbourMedia,
  playbackMedia,
} from '@parde/domain';
import type { PlayerMedia, PlayerNeighbour } from '@parde/player';
import { type EpisodePage, episodeOf, titleLines } from '../../names/episode-names.ts';
import { isForeignPage } from '../../names/phrases.ts';

type Known = (MaybeEpisode | (Named & EpisodePage)) & {
  readonly backdrop?: PlayerMedia['poster'];
  readonly film?: { readonly backdrop: PlayerMedia['poster'] };
};

/** The media before the playback has loaded, and if it is refused: from the cached page or card. */
export function knownMedia(title: Known | undefined, locale: Locale): PlayerMedia {
  if (!title) return namedMedia('');
  const known = 'series' in title ? { ...title, episode_of: episodeOf(title) } : title;
  const { title: name, subtitle } = titleLines(known, locale);
  return {
    ...namedMedia(name),
    ...(subtitle !== undefined && { subtitle }),
    poster: title.backdrop ?? title.film?.backdrop,
  };
}

export const namedMedia = (title: PlayerMedia['title']): PlayerMedia => ({
  id: '',
  kind: 'film',
  title,
  sources: [],
});

export function filmMedia(playback: Playback, locale: Locale): PlayerMedia {
  return playbackMedia(playback, locale, { isForeignPage: isForeignPage() });
}

export function adjacentMedia(
  episode: EpisodeItem,
  locale: Locale,
  onSelect: () => void,
): PlayerNeighbour {
  return { ...neighbourMedia(episode, locale, { isForeignPage: isForeignPage() }), onSelect };
}

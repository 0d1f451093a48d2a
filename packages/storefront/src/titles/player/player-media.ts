import type { EpisodeItem, LivePlayback, Playback } from '@parde/api-client';
import { formatEpisodePlace, type Locale, ownEpisodeName } from '@parde/domain';
import type { PlayerMedia } from '@parde/player';
import {
  type EpisodePage,
  episodeOf,
  type MaybeEpisode,
  titleLines,
} from '../../words/episode-names.ts';
import { type Named, nameOf } from '../../words/names.ts';
import { namePhrase, phrase } from '../../words/phrases.ts';

type Tracks = Pick<Playback, 'subtitles' | 'audio'>;

const languageOf = ({ code, ...named }: Tracks['audio'][number]['language'], locale: Locale) => ({
  code,
  name: nameOf(named, locale),
});

function tracksOf({ subtitles, audio }: Tracks, locale: Locale) {
  return {
    subtitles: subtitles.map((one) => ({ ...one, language: languageOf(one.language, locale) })),
    audio: audio.map((one) => ({ ...one, language: languageOf(one.language, locale) })),
  };
}

/** An episode is named by its series, with its own place and name beneath. */
function namesOf(title: MaybeEpisode, locale: Locale) {
  const { beneath, ...lines } = titleLines(title, locale);
  return beneath ? { ...lines, subtitle: beneath } : lines;
}

/** What is known before the playback has come, and where it is refused: what its page or a card has brought. */
export function knownMedia(
  title: MaybeEpisode | (Named & EpisodePage) | undefined,
  locale: Locale,
): PlayerMedia {
  const known = title && 'series' in title ? { ...title, episode_of: episodeOf(title) } : title;
  return { id: '', kind: 'film', ...(known ? namesOf(known, locale) : { title: '' }), sources: [] };
}

export const trailerMedia = (title: PlayerMedia['title']): PlayerMedia => ({
  id: '',
  kind: 'film',
  title,
  sources: [],
});

export function filmMedia(playback: Playback, locale: Locale): PlayerMedia {
  const { content_type, id, intro } = playback;
  return {
    id: `${content_type} ${id}`,
    kind: 'film',
    ...namesOf(playback, locale),
    poster: playback.picture,
    sources: playback.sources,
    duration: playback.duration_seconds ?? undefined,
    ...tracksOf(playback, locale),
    intro: intro && { start: intro.start_seconds, end: intro.end_seconds },
    creditsStart: playback.credits_start_seconds,
    chapters: playback.chapters.map((chapter) => ({
      start: chapter.start_seconds,
      name: namePhrase(chapter, locale),
    })),
    thumbnailsUrl: playback.thumbnails_url,
  };
}

export function liveMedia(playback: LivePlayback, locale: Locale): PlayerMedia {
  return {
    id: `live ${playback.id}`,
    kind: 'live',
    title: namePhrase(playback, locale),
    poster: playback.picture,
    sources: playback.sources,
    ...tracksOf(playback, locale),
    dvrSeconds: playback.dvr_seconds,
  };
}

export function adjacentMedia(episode: EpisodeItem, locale: Locale, onSelect: () => void) {
  const place = formatEpisodePlace(episode, locale);
  const name = nameOf(episode, locale);
  const own = ownEpisodeName(name, episode);
  const words = own
    ? { title: phrase(own, locale), label: place }
    : { title: place ?? phrase(name, locale) };
  return { ...words, picture: episode.picture, onSelect };
}

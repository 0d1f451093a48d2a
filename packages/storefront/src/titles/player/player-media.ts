import type { EpisodeItem, LivePlayback, Playback } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { PlayerMedia } from '@parde/player';
import { nameOf } from '../../words/names.ts';

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

export function filmMedia(
  playback: Playback,
  locale: Locale,
  episodeWords: (season: number, number: number) => string,
): PlayerMedia {
  const { content_type, id, episode_of: episode, intro } = playback;
  const titleName = nameOf(playback, locale);
  return {
    id: `${content_type} ${id}`,
    kind: 'film',
    title: episode ? nameOf(episode.series, locale) : titleName,
    subtitle: episode
      ? `${episodeWords(episode.season, episode.number)} · ${titleName}`
      : undefined,
    poster: playback.picture,
    sources: playback.sources,
    duration: playback.duration_seconds ?? undefined,
    ...tracksOf(playback, locale),
    intro: intro && { start: intro.start_seconds, end: intro.end_seconds },
    creditsStart: playback.credits_start_seconds,
    chapters: playback.chapters.map((chapter) => ({
      start: chapter.start_seconds,
      name: nameOf(chapter, locale),
    })),
    thumbnailsUrl: playback.thumbnails_url,
  };
}

export function liveMedia(playback: LivePlayback, locale: Locale): PlayerMedia {
  return {
    id: `live ${playback.id}`,
    kind: 'live',
    title: nameOf(playback, locale),
    poster: playback.picture,
    sources: playback.sources,
    ...tracksOf(playback, locale),
    dvrSeconds: playback.dvr_seconds,
  };
}

export function adjacentMedia(
  episode: EpisodeItem,
  locale: Locale,
  label: string,
  onSelect: () => void,
) {
  return { title: nameOf(episode, locale), label, picture: episode.picture, onSelect };
}

import type { EpisodeItem, LivePlayback, Playback } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { PlayerMedia } from '@parde/player';
import { joinPhrases } from '@parde/ui';
import { type Named, nameOf } from '../../words/names.ts';
import { namePhrase } from '../../words/phrases.ts';

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

type EpisodeWords = (season: number, number: number) => string;

interface EpisodeNames extends Named {
  readonly series: Named | null;
  readonly season: number | null;
  readonly number: number | null;
}

/** An episode is named by its series, with its own place and name beneath. */
function namesOf(title: Named | EpisodeNames, locale: Locale, episodeWords: EpisodeWords) {
  const name = namePhrase(title, locale);
  if (!('series' in title) || !title.series) return { title: name };
  const { series, season, number } = title;
  const place = season === null || number === null ? '' : `${episodeWords(season, number)} · `;
  return { title: namePhrase(series, locale), subtitle: joinPhrases(place, name) };
}

/** What is known before the playback has come, and where it is refused: what its page or a card has brought. */
export function knownMedia(
  title: Named | EpisodeNames | undefined,
  locale: Locale,
  episodeWords: EpisodeWords,
): PlayerMedia {
  const names = title ? namesOf(title, locale, episodeWords) : { title: '' };
  return { id: '', kind: 'film', ...names, sources: [] };
}

export const trailerMedia = (title: PlayerMedia['title']): PlayerMedia => ({
  id: '',
  kind: 'film',
  title,
  sources: [],
});

export function filmMedia(
  playback: Playback,
  locale: Locale,
  episodeWords: EpisodeWords,
): PlayerMedia {
  const { content_type, id, episode_of: episode, intro } = playback;
  return {
    id: `${content_type} ${id}`,
    kind: 'film',
    ...namesOf({ ...playback, ...(episode ?? { series: null }) }, locale, episodeWords),
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

export function adjacentMedia(
  episode: EpisodeItem,
  locale: Locale,
  label: string,
  onSelect: () => void,
) {
  return { title: namePhrase(episode, locale), label, picture: episode.picture, onSelect };
}

import type { Locale } from '../language/locale.ts';
import { nameOf } from '../language/names.ts';
import { type Phrase, phraseOf } from '../language/phrase.ts';
import { customEpisodeName, formatEpisodePosition } from '../titles/episode-name.ts';
import { type TitleLines, titleLines } from '../titles/title-lines.ts';
import type {
  AudioAnswer,
  LivePlaybackAnswer,
  NeighbourAnswer,
  PictureAnswer,
  PlaybackAnswer,
  SourceAnswer,
  SubtitleAnswer,
} from './playback-answer.ts';

/** The properties of the page, apart from its locale. */
export interface PlaybackPage {
  /**
   * The client's base URL, if the page is on another origin than the API. Addresses that begin at the API's root get
   * its origin.
   */
  readonly baseUrl?: string | undefined;
  /** True if the page is in a third language, so that each name needs its own language. */
  readonly isForeignPage?: boolean | undefined;
}

/** The player's `media`. Times are in seconds. */
export interface PlaybackMedia {
  readonly id: string;
  readonly kind: 'film' | 'live';
  readonly title: Phrase;
  readonly subtitle?: TitleLines['subtitle'];
  readonly poster: PictureAnswer | null;
  readonly sources: readonly SourceAnswer[];
  readonly duration?: number | undefined;
  readonly subtitles: readonly InLanguage<SubtitleAnswer>[];
  readonly audio: readonly InLanguage<AudioAnswer>[];
  readonly intro?: { readonly start: number; readonly end: number } | null;
  readonly creditsStart?: number | null | undefined;
  readonly chapters?: readonly { readonly start: number; readonly name: Phrase }[];
  readonly thumbnailsUrl?: string | null | undefined;
  readonly dvrSeconds?: number | undefined;
}

/** The player's `previous` and `next`, without `onSelect`. */
export interface NeighbourMedia {
  readonly title: Phrase;
  readonly label?: string | undefined;
  readonly picture: PictureAnswer | null;
}

type InLanguage<Track> = Omit<Track, 'language'> & {
  readonly language: { readonly code: string; readonly name: string };
};

/**
 * Converts the answer to `getPlayback` to the player's `media`. The position where the viewer stopped is the player's
 * `startAt`.
 */
export function playbackMedia(
  playback: PlaybackAnswer,
  locale: Locale,
  page: PlaybackPage = {},
): PlaybackMedia {
  const { title, subtitle } = titleLines(playback, locale, page.isForeignPage);
  const { intro, chapters = [], thumbnails_url: thumbnails } = playback;
  return {
    ...streamOf(playback, locale, page),
    id: `${playback.content_type} ${playback.id}`,
    kind: 'film',
    title,
    ...(subtitle !== undefined && { subtitle: subtitle }),
    duration: playback.duration_seconds ?? undefined,
    intro: intro ? { start: intro.start_seconds, end: intro.end_seconds } : null,
    creditsStart: playback.credits_start_seconds,
    chapters: chapters.map((chapter) => ({
      start: chapter.start_seconds,
      name: phraseOf(nameOf(chapter, locale), locale, page.isForeignPage),
    })),
    thumbnailsUrl: thumbnails && absoluteUrl(thumbnails, page),
  };
}

/** Converts the answer to `getLivePlayback` to the player's `media`. */
export function livePlaybackMedia(
  playback: LivePlaybackAnswer,
  locale: Locale,
  page: PlaybackPage = {},
): PlaybackMedia {
  return {
    ...streamOf(playback, locale, page),
    id: `live ${playback.id}`,
    kind: 'live',
    title: phraseOf(nameOf(playback, locale), locale, page.isForeignPage),
    dvrSeconds: playback.dvr_seconds,
  };
}

/** Converts `previous` and `next` of `getPlayback` to those of the player, which also needs an `onSelect`. */
export function neighbourMedia(
  episode: NeighbourAnswer,
  locale: Locale,
  page: PlaybackPage = {},
): NeighbourMedia {
  const phrase = (text: string) => phraseOf(text, locale, page.isForeignPage);
  const place = formatEpisodePosition(episode, locale);
  const name = nameOf(episode, locale);
  const own = customEpisodeName(name, episode);
  const words =
    own === undefined ? { title: place ?? phrase(name) } : { title: phrase(own), label: place };
  return { ...words, picture: pictureOf(episode.picture, page) };
}

type Streamed = Pick<PlaybackAnswer, 'picture' | 'sources' | 'subtitles' | 'audio'>;

function streamOf(
  { picture, sources, subtitles = [], audio = [] }: Streamed,
  locale: Locale,
  page: PlaybackPage,
) {
  const inLanguage = <Track extends SubtitleAnswer | AudioAnswer>(track: Track) => ({
    ...track,
    language: { code: track.language.code, name: nameOf(track.language, locale) },
  });
  return {
    poster: pictureOf(picture, page),
    sources: sources.map((source) => ({ ...source, url: absoluteUrl(source.url, page) })),
    subtitles: subtitles.map((one) => ({ ...inLanguage(one), url: absoluteUrl(one.url, page) })),
    audio: audio.map(inLanguage),
  };
}

function pictureOf(
  picture: PictureAnswer | null | undefined,
  page: PlaybackPage,
): PictureAnswer | null {
  return picture ? { ...picture, url: absoluteUrl(picture.url, page) } : null;
}

/** `URL` is not available, because this package uses neither a DOM nor Node. */
function absoluteUrl(address: string, { baseUrl = '' }: PlaybackPage): string {
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(baseUrl) ?? [];
  return origin !== undefined && /^\/(?!\/)/.test(address) ? origin + address : address;
}

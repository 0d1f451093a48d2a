import { formatEpisodePlace, ownEpisodeName } from './episode-name.ts';
import type { Locale } from './locale.ts';
import { nameOf } from './names.ts';
import { type Phrase, phraseOf } from './phrase.ts';
import type {
  AudioAnswer,
  LivePlaybackAnswer,
  NeighbourAnswer,
  PictureAnswer,
  PlaybackAnswer,
  SourceAnswer,
  SubtitleAnswer,
} from './playback-answer.ts';
import { type TitleLines, titleLines } from './title-lines.ts';

/** What the page is, beside its locale. */
export interface PlaybackPage {
  /** The client's, where the page has another origin than the API: addresses that begin at the API's root get its origin. */
  readonly baseUrl?: string | undefined;
  /** The page is in a third language: each name says its own. */
  readonly isForeignPage?: boolean | undefined;
}

/** What the player takes as `media`. Times are in seconds. */
export interface PlaybackMedia {
  readonly id: string;
  readonly kind: 'film' | 'live';
  readonly title: Phrase;
  readonly subtitle?: TitleLines['beneath'];
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

/** What the player takes as `previous` and `next`, without what happens when it is chosen. */
export interface NeighbourMedia {
  readonly title: Phrase;
  readonly label?: string | undefined;
  readonly picture: PictureAnswer | null;
}

type InLanguage<Track> = Omit<Track, 'language'> & {
  readonly language: { readonly code: string; readonly name: string };
};

/** The answer to `getPlayback` as the `media` of the player. Where the viewer left off is its `startAt` instead. */
export function playbackMedia(
  playback: PlaybackAnswer,
  locale: Locale,
  page: PlaybackPage = {},
): PlaybackMedia {
  const { title, beneath } = titleLines(playback, locale, page.isForeignPage);
  const { intro, chapters = [], thumbnails_url: thumbnails } = playback;
  return {
    ...streamOf(playback, locale, page),
    id: `${playback.content_type} ${playback.id}`,
    kind: 'film',
    title,
    ...(beneath !== undefined && { subtitle: beneath }),
    duration: playback.duration_seconds ?? undefined,
    intro: intro ? { start: intro.start_seconds, end: intro.end_seconds } : null,
    creditsStart: playback.credits_start_seconds,
    chapters: chapters.map((chapter) => ({
      start: chapter.start_seconds,
      name: phraseOf(nameOf(chapter, locale), locale, page.isForeignPage),
    })),
    thumbnailsUrl: thumbnails && whole(thumbnails, page),
  };
}

/** The answer to `getLivePlayback` as the `media` of the player. */
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

/** The `previous` and `next` of `getPlayback` as those of the player, which also wants an `onSelect`. */
export function neighbourMedia(
  episode: NeighbourAnswer,
  locale: Locale,
  page: PlaybackPage = {},
): NeighbourMedia {
  const phrase = (text: string) => phraseOf(text, locale, page.isForeignPage);
  const place = formatEpisodePlace(episode, locale);
  const name = nameOf(episode, locale);
  const own = ownEpisodeName(name, episode);
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
    sources: sources.map((source) => ({ ...source, url: whole(source.url, page) })),
    subtitles: subtitles.map((one) => ({ ...inLanguage(one), url: whole(one.url, page) })),
    audio: audio.map(inLanguage),
  };
}

function pictureOf(
  picture: PictureAnswer | null | undefined,
  page: PlaybackPage,
): PictureAnswer | null {
  return picture ? { ...picture, url: whole(picture.url, page) } : null;
}

/** No `URL`: this package has neither a DOM nor Node. */
function whole(address: string, { baseUrl = '' }: PlaybackPage): string {
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(baseUrl) ?? [];
  return origin !== undefined && /^\/(?!\/)/.test(address) ? origin + address : address;
}

import { formatEpisodePlace, ownEpisodeName } from './episode-name.ts';
import type { Locale } from './locale.ts';
import { type Named, nameOf } from './names.ts';
import { type Phrase, phraseOf } from './phrase.ts';

/** The series and the number of an episode. */
export interface EpisodeOf {
  readonly series: Named;
  readonly season: number | null;
  readonly number: number | null;
}

/** A title of any kind. */
export interface MaybeEpisode extends Named {
  /** Missing for other titles, and if the server does not send it. */
  readonly episode_of?: EpisodeOf | null | undefined;
}

/** The two lines of text for a title. */
export interface TitleLines {
  readonly title: Phrase;
  readonly beneath: Phrase | readonly Phrase[] | undefined;
}

/** Returns the lines of a title. An episode has its series as the title, and its position and own name beneath. */
export function titleLines(title: MaybeEpisode, locale: Locale, isForeignPage = false): TitleLines {
  const of = title.episode_of;
  const phrase = (text: string) => phraseOf(text, locale, isForeignPage);
  if (!of) return { title: phrase(nameOf(title, locale)), beneath: undefined };
  const own = ownEpisodeName(nameOf(title, locale), of);
  return {
    title: phrase(nameOf(of.series, locale)),
    beneath: placeAndName(
      formatEpisodePlace(of, locale),
      own === undefined ? undefined : phrase(own),
    ),
  };
}

/** Joins position and name: «فصل ۱، قسمت ۷ · باران». The name may be a phrase of any form. */
export function placeAndName<Own extends Phrase | object>(
  place: string | undefined,
  own: Own | undefined,
): string | Own | readonly (string | Own)[] | undefined {
  if (own === undefined || place === undefined) return own ?? place;
  return typeof own === 'string' ? `${place} · ${own}` : [`${place} · `, own];
}

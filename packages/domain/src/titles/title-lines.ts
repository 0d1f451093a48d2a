import type { Locale } from '../language/locale.ts';
import { type Named, nameOf } from '../language/names.ts';
import { type Phrase, phraseOf } from '../language/phrase.ts';
import { customEpisodeName, formatEpisodePosition } from './episode-name.ts';

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
  readonly subtitle: Phrase | readonly Phrase[] | undefined;
}

/** Returns the lines of a title. An episode has its series as the title, and its position and own name beneath. */
export function titleLines(title: MaybeEpisode, locale: Locale, isForeignPage = false): TitleLines {
  const of = title.episode_of;
  const phrase = (text: string) => phraseOf(text, locale, isForeignPage);
  if (!of) return { title: phrase(nameOf(title, locale)), subtitle: undefined };
  const customName = customEpisodeName(nameOf(title, locale), of);
  return {
    title: phrase(nameOf(of.series, locale)),
    subtitle: joinPositionAndName(
      formatEpisodePosition(of, locale),
      customName === undefined ? undefined : phrase(customName),
    ),
  };
}

/** Joins position and name: «فصل ۱، قسمت ۷ · باران». The name may be a phrase of any form. */
export function joinPositionAndName<Own extends Phrase | object>(
  position: string | undefined,
  customName: Own | undefined,
): string | Own | readonly (string | Own)[] | undefined {
  if (customName === undefined || position === undefined) return customName ?? position;
  return typeof customName === 'string'
    ? `${position} · ${customName}`
    : [`${position} · `, customName];
}

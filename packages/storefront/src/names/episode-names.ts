import {
  customEpisodeName,
  customSeasonName,
  type EpisodeOf,
  formatEpisode,
  formatEpisodePosition,
  formatNumber,
  type Locale,
  langOf,
  type MaybeEpisode,
  titleLines as ownTitleLines,
  type Phrase,
  type PositionInSeries,
} from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import { type Named, nameOf } from './names.ts';
import { isForeignPage, namePhrase, phrase, sentence } from './phrases.ts';

/** The fields of an episode's page, where the season also has a name. */
export interface EpisodePage {
  readonly series: Named | null;
  readonly season: { readonly number: number } | null;
  readonly number: number | null;
}

export function episodeOf({ series, season, number }: EpisodePage): EpisodeOf | null {
  return series && { series, season: season?.number ?? null, number };
}

/** Returns the lines of a title. An episode has its series first, then the season, the number and its own name. */
export function titleLines(title: MaybeEpisode, page: Locale) {
  return ownTitleLines(title, page, isForeignPage());
}

/** Returns the episode's own name, such as «باران», which is shown beside its season and number. */
export function episodePhrase(named: Named, of: EpisodeOf, page: Locale): Phrase | undefined {
  const own = customEpisodeName(nameOf(named, page), of);
  return own === undefined ? undefined : phrase(own, page);
}

/** Returns a title's name for use without further text. An episode's includes its series, season and number. */
export function fullName({ episode_of: of, name_fa, name_en }: MaybeEpisode): {
  name_fa: string;
  name_en: string | null;
} {
  if (!of) return { name_fa, name_en: name_en ?? null };
  const { series } = of;
  return {
    name_fa: formatEpisode(series.name_fa, of, 'fa'),
    name_en: series.name_en ? formatEpisode(series.name_en, of, 'en') : null,
  };
}

/** Returns the full name for display, with each part marked by its language. */
export function fullNamePhrase(title: MaybeEpisode, page: Locale): PhrasesData {
  const { episode_of: of } = title;
  if (!of) return namePhrase(title, page);
  return sentence(namePhrase(of.series, page), (name) => formatEpisode(name, of, page));
}

type Numbered = Named & Pick<EpisodeOf, 'season' | 'number'>;

/** Returns the name in the list of a season: «۷. باران», or «قسمت ۷» if the episode has no further name. */
export function nameInSeason(episode: Numbered, page: Locale): string {
  const { number } = episode;
  const name = nameOf(episode, page);
  if (number === null) return name;
  const own = customEpisodeName(name, episode);
  return own ? `${formatNumber(number, page)}. ${own}` : numberName(number, page);
}

/** Returns a name such as «قسمت ۷». */
export function numberName(number: number, page: Locale): string {
  return formatEpisodePosition({ number }, page) ?? '';
}

/** Returns «فصل ۱» in a consistent form, or the season's own name. */
export function seasonName(season: Named & { readonly number: number }, page: Locale): string {
  const own = customSeasonName(nameOf(season, page), season.number);
  return own ?? formatEpisodePosition({ season: season.number }, page) ?? '';
}

/** True if the name is just «قسمت ۷» in the page's language, so that the number would be shown twice. */
export function isNumberAlone(named: Named, place: PositionInSeries, page: Locale): boolean {
  const name = nameOf(named, page);
  return !customEpisodeName(name, place) && !langOf(name, page);
}

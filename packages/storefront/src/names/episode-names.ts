import {
  type EpisodeOf,
  formatEpisode,
  formatEpisodePlace,
  formatNumber,
  type Locale,
  langOf,
  type MaybeEpisode,
  ownEpisodeName,
  ownSeasonName,
  titleLines as ownTitleLines,
  type Phrase,
  type PlaceInSeries,
} from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import { isForeignPage } from './foreign-page.ts';
import { type Named, nameOf } from './names.ts';
import { namePhrase, phrase, sentence } from './phrases.ts';

/** As the page of an episode has it: its season has a name there. */
export interface EpisodePage {
  readonly series: Named | null;
  readonly season: { readonly number: number } | null;
  readonly number: number | null;
}

export function episodeOf({ series, season, number }: EpisodePage): EpisodeOf | null {
  return series && { series, season: season?.number ?? null, number };
}

/** An episode is shown by its series. Its place and its own name stand beneath. */
export function titleLines(title: MaybeEpisode, page: Locale) {
  return ownTitleLines(title, page, isForeignPage());
}

/** «باران»: what it is called beside its place. */
export function ownName(named: Named, of: EpisodeOf, page: Locale): Phrase | undefined {
  const own = ownEpisodeName(nameOf(named, page), of);
  return own === undefined ? undefined : phrase(own, page);
}

/** What a title is called where nothing stands beside it: an episode with its series and its place. */
export function wholeName({ episode_of: of, name_fa, name_en }: MaybeEpisode): {
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

/** The same as it is said on a page: each name in it by its own voice. */
export function wholePhrase(title: MaybeEpisode, page: Locale): PhrasesData {
  const { episode_of: of } = title;
  if (!of) return namePhrase(title, page);
  return sentence(namePhrase(of.series, page), (name) => formatEpisode(name, of, page));
}

type Numbered = Named & Pick<EpisodeOf, 'season' | 'number'>;

/** In the list of its season: «۷. باران», or «قسمت ۷» where its name says no more. */
export function nameInSeason(episode: Numbered, page: Locale): string {
  const { number } = episode;
  const name = nameOf(episode, page);
  if (number === null) return name;
  const own = ownEpisodeName(name, episode);
  return own ? `${formatNumber(number, page)}. ${own}` : numberName(number, page);
}

/** «قسمت ۷» */
export function numberName(number: number, page: Locale): string {
  return formatEpisodePlace({ number }, page) ?? '';
}

/** «فصل ۱» in all places, or the name that it has of its own. */
export function seasonName(season: Named & { readonly number: number }, page: Locale): string {
  const own = ownSeasonName(nameOf(season, page), season.number);
  return own ?? formatEpisodePlace({ season: season.number }, page) ?? '';
}

/** Its name is «قسمت ۷» in the page's language: beside it the number would be said twice. */
export function isNumberAlone(named: Named, place: PlaceInSeries, page: Locale): boolean {
  const name = nameOf(named, page);
  return !ownEpisodeName(name, place) && !langOf(name, page);
}

import type { Person, TitleType } from '@parde/api-client';
import { existingPages } from '../../app/page/existing-pages.ts';
import { absoluteUrl, breadcrumbList, type JsonLdNode } from '../../app/page/JsonLd.tsx';
import type { Page } from '../../app/page/page.ts';
import { genreName } from '../../names/menu-names.ts';
import { type Named, nameOf, summaryOf } from '../../names/names.ts';
import { contentPath, path } from '../../paths.ts';
import { type TitleData, type TitleOf, titleData } from '../../titles/title-data.ts';

/** The properties that only this type of titles has. A screening has no node, because its film has one. */
const ownNodes: {
  readonly [Type in TitleType]: (content: TitleOf<Type>, page: Page) => JsonLdNode | undefined;
} = {
  movie: ({ release_date, duration_minutes }) => ({
    '@type': 'Movie',
    datePublished: release_date ?? undefined,
    duration: durationOf(duration_minutes, 'M'),
  }),
  series: ({ release_date, seasons, episode_count }) => ({
    '@type': 'TVSeries',
    datePublished: release_date ?? undefined,
    numberOfSeasons: seasons.filter(({ number }) => number > 0).length || undefined,
    numberOfEpisodes: episode_count,
  }),
  episode: ({ air_date, number, duration_minutes, season, series }, { facts }) => ({
    '@type': 'TVEpisode',
    datePublished: air_date ?? undefined,
    episodeNumber: number ?? undefined,
    duration: durationOf(duration_minutes, 'M'),
    ...(season && { partOfSeason: { '@type': 'TVSeason', seasonNumber: season.number } }),
    ...(series && {
      partOfSeries: {
        '@type': 'TVSeries',
        name: nameOf(series, facts.locale),
        url: facts.origin + contentPath('series', series.id),
      },
    }),
  }),
  video: ({ backdrop, poster, published_at, duration_seconds }, { facts }) => ({
    '@type': 'VideoObject',
    thumbnailUrl: absoluteUrl(backdrop ?? poster, facts.origin),
    uploadDate: published_at ?? undefined,
    duration: durationOf(duration_seconds, 'S'),
  }),
  ekran: () => undefined,
};

export function titleJsonLd<Type extends TitleType>(
  type: Type,
  content: TitleOf<Type>,
  page: Page,
): JsonLdNode[] {
  const title = titleData(type, content);
  const own = ownNodes[type](content, page);
  return [...(own ? [{ ...sharedProperties(title, page), ...own }] : []), breadcrumbs(title, page)];
}

function sharedProperties(title: TitleData, page: Page) {
  const { locale, origin } = page.facts;
  const { rating, poster, backdrop, directors, actors } = title;
  const pictures = [poster, backdrop].flatMap((picture) => absoluteUrl(picture, origin) ?? []);
  return {
    name: nameOf(title, locale),
    url: origin + contentPath(title.type, title.id),
    description: summaryOf(title, locale) || undefined,
    image: pictures.length > 0 ? pictures : undefined,
    genre: title.genres.map((genre) => genreName(genre.key, genre, page)),
    aggregateRating: rating
      ? {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          ratingCount: rating.count,
          bestRating: 10,
          worstRating: 1,
        }
      : undefined,
    director: directors?.map((person) => personNode(person, page)),
    actor: actors?.map((person) => personNode(person, page)),
  };
}

function personNode(person: Person, page: Page): JsonLdNode {
  const { locale, origin } = page.facts;
  const personPath = existingPages(page).contentPath('person', person.id);
  return {
    '@type': 'Person',
    name: nameOf(person, locale),
    ...(personPath && { url: origin + personPath }),
  };
}

/** An episode comes after its series. */
function breadcrumbs(title: TitleData, { brand, facts }: Page): JsonLdNode {
  const step = (named: Named & { readonly id: string }, type: TitleType) => ({
    name: nameOf(named, facts.locale),
    path: contentPath(type, named.id),
  });
  const { series } = title;
  return breadcrumbList(facts.origin, [
    { name: brand.name[facts.locale], path: path('home') },
    ...(series ? [step(series, 'series')] : []),
    step(title, title.type),
  ]);
}

const durationOf = (length: number | null, unit: 'M' | 'S') =>
  length === null ? undefined : `PT${length}${unit}`;

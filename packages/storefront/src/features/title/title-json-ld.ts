import type { Episode, Movie, Person, Picture, Series, TitleType, Video } from '@parde/api-client';
import { existingPages } from '../../app/page/existing-pages.ts';
import { breadcrumbList, type JsonLdNode } from '../../app/page/JsonLd.tsx';
import type { Page } from '../../app/page/page.ts';
import { readUrl } from '../../app/url.ts';
import { genreName } from '../../names/menu-names.ts';
import { type Named, nameOf, summaryOf } from '../../names/names.ts';
import { contentPath, path } from '../../paths.ts';
import type { TitleOf } from '../../titles/title-data.ts';

type DescribedTitle = Named & {
  readonly id: string;
  readonly summary_fa: string;
  readonly summary_en: string | null;
  readonly poster: Picture | null;
  readonly backdrop: Picture | null;
  readonly genres: Movie['genres'];
  readonly rating: Movie['rating'];
};

const nodesOf: {
  readonly [Type in TitleType]: (content: TitleOf<Type>, page: Page) => JsonLdNode[];
} = {
  movie: movieJsonLd,
  series: seriesJsonLd,
  episode: episodeJsonLd,
  video: videoJsonLd,
  ekran: (ekran, page) => [breadcrumbs(page, [{ title: ekran, type: 'ekran' }])],
};

export function titleJsonLd<Type extends TitleType>(
  type: Type,
  content: TitleOf<Type>,
  page: Page,
): JsonLdNode[] {
  return nodesOf[type](content, page);
}

function movieJsonLd(movie: Movie, page: Page): JsonLdNode[] {
  return [
    {
      ...titleNode('Movie', 'movie', movie, page),
      ...credits(movie, page),
      datePublished: movie.release_date ?? undefined,
      ...(movie.duration_minutes !== null && { duration: `PT${movie.duration_minutes}M` }),
    },
    breadcrumbs(page, [{ title: movie, type: 'movie' }]),
  ];
}

function seriesJsonLd(series: Series, page: Page): JsonLdNode[] {
  return [
    {
      ...titleNode('TVSeries', 'series', series, page),
      ...credits(series, page),
      datePublished: series.release_date ?? undefined,
      numberOfSeasons: series.seasons.filter(({ number }) => number > 0).length || undefined,
      numberOfEpisodes: series.episode_count,
    },
    breadcrumbs(page, [{ title: series, type: 'series' }]),
  ];
}

function episodeJsonLd(episode: Episode, page: Page): JsonLdNode[] {
  const { series, season } = episode;
  return [
    {
      ...titleNode('TVEpisode', 'episode', episode, page),
      ...credits(episode, page),
      datePublished: episode.air_date ?? undefined,
      episodeNumber: episode.number ?? undefined,
      ...(episode.duration_minutes !== null && { duration: `PT${episode.duration_minutes}M` }),
      ...(season && { partOfSeason: { '@type': 'TVSeason', seasonNumber: season.number } }),
      ...(series && {
        partOfSeries: {
          '@type': 'TVSeries',
          name: nameOf(series, page.facts.locale),
          url: page.facts.origin + contentPath('series', series.id),
        },
      }),
    },
    breadcrumbs(page, [
      ...(series ? [{ title: series, type: 'series' } as const] : []),
      { title: episode, type: 'episode' },
    ]),
  ];
}

function videoJsonLd(video: Video, page: Page): JsonLdNode[] {
  const picture = video.backdrop ?? video.poster;
  return [
    {
      ...titleNode('VideoObject', 'video', video, page),
      thumbnailUrl: picture ? absoluteUrl(picture.url, page) : undefined,
      uploadDate: video.published_at ?? undefined,
      ...(video.duration_seconds !== null && { duration: `PT${video.duration_seconds}S` }),
    },
    breadcrumbs(page, [{ title: video, type: 'video' }]),
  ];
}

function titleNode(kind: string, type: TitleType, title: DescribedTitle, page: Page): JsonLdNode {
  const { locale, origin } = page.facts;
  const { rating, poster, backdrop } = title;
  const pictures = [poster, backdrop].flatMap((picture) =>
    picture ? absoluteUrl(picture.url, page) : [],
  );
  return {
    '@type': kind,
    name: nameOf(title, locale),
    url: origin + contentPath(type, title.id),
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
  };
}

function credits({ directors, actors }: Pick<Movie, 'directors' | 'actors'>, page: Page) {
  const pages = existingPages(page);
  const person = (each: Person) => {
    const path = pages.contentPath('person', each.id);
    return {
      '@type': 'Person',
      name: nameOf(each, page.facts.locale),
      ...(path && { url: page.facts.origin + path }),
    };
  };
  return { director: directors.map(person), actor: actors.map(person) };
}

interface Crumb {
  readonly title: Named & { readonly id: string };
  readonly type: TitleType;
}

function breadcrumbs({ brand, facts }: Page, steps: readonly Crumb[]): JsonLdNode {
  return breadcrumbList(facts.origin, [
    { name: brand.name[facts.locale], path: path('home') },
    ...steps.map(({ title, type }) => ({
      name: nameOf(title, facts.locale),
      path: contentPath(type, title.id),
    })),
  ]);
}

function absoluteUrl(url: string, { facts }: Page): string | undefined {
  return readUrl(url, facts.origin)?.href;
}

import type { Card, Category, DiscoverRow, Movie, Slide, SliderData } from '@parde/api-client';
import type { Gallery } from '../pictures/gallery.ts';
import { categories, type SeedCategory } from '../seed/categories.ts';
import { channels } from '../seed/channels.ts';
import { films } from '../seed/films/index.ts';
import { rows, type SeedRow, type SeedSlide, slides } from '../seed/home.ts';
import { type PersonKey, people } from '../seed/people.ts';
import { type SeedTitle, series, videos } from '../seed/series.ts';
import { liveNow } from './live.ts';
import { createMovies, genreOf, ratingOf } from './movies.ts';

export type Catalogue = {
  movie: (id: string) => Movie | undefined;
  slider: (now: number) => SliderData;
  discover: (signedIn: boolean) => DiscoverRow[];
  categories: () => Category[];
};

export function createCatalogue(gallery: Gallery, start: number): Catalogue {
  const movies = createMovies(gallery, start);

  const titleCard = (type: 'series' | 'video', title: SeedTitle, wide: boolean): Card => ({
    content_type: type,
    id: title.id,
    name_fa: title.fa,
    name_en: title.en,
    year: title.year,
    poster: gallery.title('poster', type, title.id),
    backdrop: wide ? gallery.title('backdrop', type, title.id) : null,
    access: title.access,
    badge: title.badge ?? null,
    rating: ratingOf(title.rating),
  });

  const personCard = (key: PersonKey): Card => ({
    content_type: 'person',
    id: `p-${key}`,
    name_fa: people[key].fa,
    name_en: people[key].en,
    year: null,
    poster: gallery.person(`p-${key}`),
    backdrop: null,
    access: 'free',
    badge: null,
    rating: null,
  });

  const channelCards = (): Card[] =>
    channels.map((channel) => ({
      content_type: 'live',
      id: channel.id,
      name_fa: channel.fa,
      name_en: channel.en,
      year: null,
      poster: null,
      backdrop: gallery.title('backdrop', 'live', channel.id),
      access: channel.access,
      badge: null,
      rating: null,
    }));

  const cardsOf = ({ items, shape }: SeedRow): Card[] => {
    const wide = shape === 'wide';
    if ('channels' in items) return channelCards();
    if ('people' in items) return items.people.map(personCard);
    if ('movies' in items) return items.movies.map((id) => given(movies.card(id, wide), id));
    if ('series' in items)
      return items.series.map((id) => titleCard('series', titleOf(series, id), wide));
    return items.videos.map((id) => titleCard('video', titleOf(videos, id), wide));
  };

  const slideOf = ({ id, of: [type, contentId], fa, en }: SeedSlide): Slide => {
    const title =
      type === 'movie'
        ? given(
            films.find((film) => film.id === contentId),
            contentId,
          )
        : titleOf(series, contentId);
    return {
      id,
      content_type: type,
      content_id: contentId,
      title_fa: title.fa,
      title_en: title.en,
      tagline_fa: fa,
      tagline_en: en,
      backdrop: gallery.title('backdrop', type, contentId),
      poster: gallery.title('poster', type, contentId),
      genres: title.genres.map(genreOf),
      year: title.year,
      age_rating: title.age,
      access: typeof title.access === 'number' ? 'paid' : title.access,
    };
  };

  return {
    movie: movies.movie,
    slider: (now) => ({ sliders: slides.map(slideOf), live: liveNow(gallery, now) }),
    discover: (signedIn) =>
      rows
        .filter((row) => signedIn || !row.signedIn)
        .map((row) => ({
          id: row.id,
          title_fa: row.fa,
          title_en: row.en,
          shape: row.shape,
          items: cardsOf(row),
        })),
    categories: () => categories.map(categoryOf),
  };
}

function categoryOf([slug, id, name, children = []]: SeedCategory): Category {
  return {
    category_id: slug,
    cat_id: id,
    persian_name: name,
    child_categories: children.map(categoryOf),
  };
}

function titleOf(titles: readonly SeedTitle[], id: string): SeedTitle {
  return given(
    titles.find((title) => title.id === id),
    id,
  );
}

function given<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new Error(`The seed names ${id}, which it does not have.`);
  return value;
}

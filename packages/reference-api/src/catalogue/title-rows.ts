import type { Badge, Issue, Picture, Quality, Rating } from '@parde/api-client';
import { type Selectable, sql } from 'kysely';
import type { Gallery, TitleFacts } from '../pictures/gallery.ts';
import type { Database } from '../storage/database.ts';
import type { CatalogueTables } from '../storage/tables/catalogue.ts';
import { among } from './among.ts';
import { pictureFactsOf } from './picture-facts.ts';
import { badgeOf, qualitiesOf, ratingOf } from './title-facts.ts';

/** The price of buying a film that is included in the subscription. */
const filmAlone = 45_000;

export type TitleKind = 'movie' | 'series' | 'episode' | 'video' | 'ekran';

/** The fields of a title that all parts of the server need: name, pictures, access, dates. */
export type Title = {
  type: TitleKind;
  id: string;
  name_fa: string;
  name_en: string | null;
  summary_fa: string;
  summary_en: string | null;
  year: number;
  /** The year in the Jalali calendar, for Iranian titles. */
  jalaliYear: number | null;
  access: 'free' | 'subscription' | 'paid' | 'operator';
  /** The price of buying the title. */
  price: number | null;
  badge: Badge | null;
  rating: Rating | null;
  age_rating: 0 | 7 | 12 | 15 | 18;
  /** Null for a series, and for an episode of unknown length. */
  minutes: number | null;
  seconds: number | null;
  dubbed: boolean;
  subtitled: boolean;
  described: boolean;
  downloadable: boolean;
  /** Empty before the release. */
  qualities: Quality[];
  poster: Picture | null;
  backdrop: Picture | null;
  /** The time of the release. */
  availableAt: number;
  addedAt: number;
  /** The price of a new episode of a series. */
  episodePrice: number | null;
  /** Set for an issue of a magazine or newspaper. */
  issue: Issue | null;
  /** Set for an episode. */
  seriesId: string | null;
  series: Pick<Named, 'name_fa' | 'name_en'> | null;
  season: number | null;
  number: number | null;
  /** Set for a screening. */
  filmId: string | null;
  periodStart: number | null;
  periodEnd: number | null;
  hours: number | null;
};

/** Returns addresses of pictures. A caller that has the row passes it, which saves a query. */
export type TitlePictures = Pick<Gallery, 'title' | 'person'>;

/** Returns a function that reads titles by their ids, in no particular order. */
export function createTitleRows(db: Database, pictures: TitlePictures, now: () => number) {
  const common = (type: TitleKind, row: CommonRow, availableAt: number) => ({
    type,
    id: row.id,
    name_fa: row.name_fa,
    name_en: row.name_en,
    summary_fa: row.summary_fa,
    summary_en: row.summary_en,
    rating: ratingOf(row),
    year: row.year,
    jalaliYear: row.jalali_year,
    age_rating: row.age,
    dubbed: row.dubbed === 1,
    subtitled: row.subtitled === 1,
    described: row.described === 1,
    downloadable: row.downloadable === 1,
    qualities: availableAt > now() ? [] : qualitiesOf(row.qualities),
    availableAt,
    addedAt: row.added_at,
    episodePrice: null,
    issue: null,
    seriesId: null,
    series: null,
    season: null,
    number: null,
    filmId: null,
    periodStart: null,
    periodEnd: null,
    hours: null,
  });

  const works = (type: 'movie' | 'series' | 'video', ids: readonly string[]): Title[] =>
    db
      .all(
        db.from
          .selectFrom('titles')
          .selectAll()
          .select(isSubtitled)
          .where('id', 'in', among(ids))
          .where('type', '=', type),
      )
      .map((row) => ({
        ...common(type, row, row.released_at),
        access: row.access,
        price: row.price ?? (type === 'movie' && row.access === 'subscription' ? filmAlone : null),
        badge: badgeOf(
          {
            available: row.released_at,
            added: row.added_at,
            exclusive: row.exclusive === 1,
            dubbed: row.dubbed === 1,
          },
          now(),
        ),
        minutes: row.seconds && Math.max(1, Math.round(row.seconds / 60)),
        seconds: row.seconds,
        poster: row.has_poster ? pictures.title('poster', type, row.id, pictureFactsOf(row)) : null,
        backdrop: row.has_backdrop
          ? pictures.title('backdrop', type, row.id, pictureFactsOf(row))
          : null,
        episodePrice: row.episode_price,
        issue: issueOf(row),
      }));

  const episodes = (ids: readonly string[]): Title[] =>
    db
      .all(
        db.from
          .selectFrom('episodes')
          .innerJoin('titles', 'titles.id', 'episodes.series_id')
          .selectAll('episodes')
          .select([...ofTitle, 'titles.name_fa as series_fa', 'titles.name_en as series_en'])
          .where('episodes.id', 'in', among(ids)),
      )
      .map((row) => ({
        ...common('episode', row, row.air_at),
        access: row.access,
        price: row.price,
        badge: badgeOf(
          { available: row.air_at, added: row.added_at, exclusive: false, dubbed: false },
          now(),
        ),
        minutes: row.minutes,
        seconds: row.minutes && row.minutes * 60,
        poster: row.has_poster
          ? pictures.title('poster', 'series', row.series_id, seriesDrawn(row))
          : null,
        backdrop: stillOf(row),
        seriesId: row.series_id,
        series: { name_fa: row.series_fa, name_en: row.series_en },
        season: row.season,
        number: row.number,
      }));

  /** Returns the episode's own wide picture, or that of its series. */
  const stillOf = (row: EpisodeDrawn) => {
    if (row.has_picture) return pictures.title('backdrop', 'episode', row.id, stillFactsOf(row));
    return row.has_backdrop
      ? pictures.title('backdrop', 'series', row.series_id, seriesDrawn(row))
      : null;
  };

  const screenings = (ids: readonly string[]): Title[] =>
    db
      .all(
        db.from
          .selectFrom('ekrans')
          .innerJoin('titles', 'titles.id', 'ekrans.film_id')
          .selectAll('ekrans')
          .select([
            ...ofTitle,
            'titles.seconds',
            'titles.name_fa as film_fa',
            'titles.name_en as film_en',
          ])
          .where('ekrans.id', 'in', among(ids)),
      )
      .map((row) => ({
        ...common('ekran', row, row.period_start),
        access: 'paid' as const,
        price: row.price,
        badge: badgeOf(
          { available: row.period_start, added: row.added_at, exclusive: true, dubbed: false },
          now(),
        ),
        minutes: row.seconds && Math.max(1, Math.round(row.seconds / 60)),
        seconds: row.seconds,
        downloadable: false,
        poster: row.has_poster
          ? pictures.title('poster', 'movie', row.film_id, filmDrawn(row))
          : null,
        backdrop: row.has_backdrop
          ? pictures.title('backdrop', 'movie', row.film_id, filmDrawn(row))
          : null,
        filmId: row.film_id,
        periodStart: row.period_start,
        periodEnd: row.period_end,
        hours: row.hours,
      }));

  return (type: TitleKind, ids: readonly string[]): Title[] => {
    if (type === 'episode') return episodes(ids);
    if (type === 'ekran') return screenings(ids);
    return works(type, ids);
  };
}

const isSubtitled = sql<number>`exists (
  select 1 from title_subtitles where title_subtitles.title_id = titles.id
)`.as('subtitled');

/** The columns of a title that its episodes and screenings share. */
const ofTitle = [
  'titles.year',
  'titles.jalali_year',
  'titles.age',
  'titles.dubbed',
  isSubtitled,
  'titles.described',
  'titles.downloadable',
  'titles.qualities',
  'titles.has_poster',
  'titles.has_backdrop',
  'titles.art',
] as const;

type SeriesDrawn = { art: string; series_fa: string; series_en: string | null };
type EpisodeDrawn = Named &
  SeriesDrawn & {
    series_id: string;
    has_picture: number;
    picture_url: string | null;
    has_backdrop: number;
  };

/** The artwork is that of the series, but an address is the episode's own. */
function stillFactsOf(row: EpisodeDrawn): TitleFacts {
  const { addresses: _ofSeries, ...facts } = pictureFactsOf(row);
  return row.picture_url ? { ...facts, addresses: { backdrop: row.picture_url } } : facts;
}

const seriesDrawn = ({ art, series_fa, series_en }: SeriesDrawn) =>
  pictureFactsOf({ art, name_fa: series_fa, name_en: series_en });

const filmDrawn = (row: { art: string; film_fa: string; film_en: string | null }) =>
  pictureFactsOf({ art: row.art, name_fa: row.film_fa, name_en: row.film_en });

export type Named = { id: string; name_fa: string; name_en: string | null };

type CommonRow = Named &
  Pick<
    Selectable<CatalogueTables['titles']>,
    | 'summary_fa'
    | 'summary_en'
    | 'rating_sum'
    | 'rating_count'
    | 'year'
    | 'jalali_year'
    | 'age'
    | 'dubbed'
    | 'described'
    | 'downloadable'
    | 'qualities'
    | 'added_at'
  > & { subtitled: number };

function issueOf(row: { issue_number: number | null; issue_date: string | null }): Issue | null {
  const { issue_number: number, issue_date } = row;
  return number === null || issue_date === null ? null : { number, issue_date };
}

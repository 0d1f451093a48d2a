import type { Card } from '@parde/api-client';
import type { Database } from '../storage/database.ts';
import { among } from './among.ts';
import { pictureFactsOf } from './picture-facts.ts';
import {
  createTitleRows,
  type Named,
  type Title,
  type TitleKind,
  type TitlePictures,
} from './title-rows.ts';

export type { Title, TitleKind, TitlePictures } from './title-rows.ts';

type CardType = Card['content_type'];
export type CardRef = { content_type: CardType; id: string };

/** Shelves of posters have only posters. Wide shelves have both pictures, and so do titles without a poster. */
export type CardShape = 'posters' | 'wide';

export type Titles = {
  title: (type: TitleKind, id: string) => Title | undefined;
  /** Returns titles in the order of the ids, without unknown ids. */
  all: (type: TitleKind, ids: readonly string[]) => Title[];
  /** Returns cards in the order of the references, without unknown ids. */
  cards: (refs: readonly CardRef[], shape?: CardShape) => Card[];
};

export function createTitles(db: Database, pictures: TitlePictures, now: () => number): Titles {
  const titlesOf = createTitleRows(db, pictures, now);

  const people = (ids: readonly string[]): Card[] =>
    db
      .all(
        db.from
          .selectFrom('people')
          .select(['id', 'name_fa', 'name_en', 'has_picture', 'picture_url', 'sitter'])
          .where('id', 'in', among(ids)),
      )
      .map((row) =>
        plainCard('person', row, {
          poster: row.has_picture ? pictures.person(row.id, row) : null,
          backdrop: null,
        }),
      );

  const lives = (ids: readonly string[]): Card[] =>
    db
      .all(
        db.from
          .selectFrom('lives')
          .select(['id', 'name_fa', 'name_en', 'access', 'art', 'has_picture'])
          .where('id', 'in', among(ids)),
      )
      .map((row) =>
        plainCard('live', row, {
          poster: null,
          backdrop: row.has_picture
            ? pictures.title('backdrop', 'live', row.id, pictureFactsOf(row))
            : null,
          access: row.access,
        }),
      );

  const channels = (ids: readonly string[]): Card[] =>
    db
      .all(
        db.from
          .selectFrom('channels')
          .select(['id', 'name_fa', 'name_en', 'art', 'has_logo', 'has_backdrop'])
          .where('id', 'in', among(ids)),
      )
      .map((row) =>
        plainCard('channel', row, {
          poster: null,
          backdrop: row.has_backdrop
            ? pictures.title('backdrop', 'channel', row.id, pictureFactsOf(row))
            : null,
          logo: row.has_logo
            ? pictures.title('logo', 'channel', row.id, pictureFactsOf(row))
            : null,
        }),
      );

  const cardsOf = (type: CardType, ids: readonly string[], shape: CardShape): Card[] => {
    if (type === 'person') return people(ids);
    if (type === 'live') return lives(ids);
    if (type === 'channel') return channels(ids);
    return titlesOf(type, ids).map((title) => cardOf(title, shape));
  };

  return {
    title: (type, id) => titlesOf(type, [id])[0],
    all: (type, ids) => {
      const found = new Map(titlesOf(type, ids).map((title) => [title.id, title]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    cards: (refs, shape = 'posters') => {
      const wanted = new Map<CardType, string[]>();
      for (const { content_type, id } of refs) {
        const ids = wanted.get(content_type);
        if (ids) ids.push(id);
        else wanted.set(content_type, [id]);
      }
      const found = new Map<string, Card>();
      for (const [type, ids] of wanted) {
        for (const card of cardsOf(type, ids, shape)) found.set(`${type}/${card.id}`, card);
      }
      return refs.flatMap(({ content_type, id }) => found.get(`${content_type}/${id}`) ?? []);
    },
  };
}

export function cardOf(title: Title, shape: CardShape): Card {
  const wide = shape === 'wide' || title.type === 'episode';
  return {
    content_type: title.type,
    id: title.id,
    name_fa: title.name_fa,
    name_en: title.name_en,
    year: title.year,
    ...(title.jalaliYear !== null && { jalali_year: title.jalaliYear }),
    poster: title.poster,
    backdrop: wide ? title.backdrop : null,
    access: title.access,
    badge: title.badge,
    rating: title.rating,
    ...spokenIn(title),
    ...(title.issue && { issue: title.issue }),
    ...episodeOf(title),
  };
}

/** The fields are left out if false, because a shelf has many cards. */
export function spokenIn({
  dubbed,
  subtitled,
}: Pick<Title, 'dubbed' | 'subtitled'>): Pick<Card, 'dubbed' | 'subtitled'> {
  return { ...(dubbed && { dubbed }), ...(subtitled && { subtitled }) };
}

function episodeOf({ seriesId, series, season, number }: Title): Pick<Card, 'episode_of'> {
  if (seriesId === null || series === null) return {};
  return { episode_of: { series: { id: seriesId, ...series }, season, number } };
}

function plainCard(
  type: CardType,
  { id, name_fa, name_en }: Named,
  rest: Pick<Card, 'poster' | 'backdrop' | 'logo'> & { access?: Card['access'] },
): Card {
  return {
    content_type: type,
    id,
    name_fa,
    name_en,
    year: null,
    access: 'free',
    badge: null,
    rating: null,
    ...rest,
  };
}

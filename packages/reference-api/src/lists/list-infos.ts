import type { ListInfo } from '@parde/api-client';
import { among } from '../catalogue/among.ts';
import { pictureFactsOf, sceneOf } from '../catalogue/picture-facts.ts';
import { timestamp } from '../catalogue/tehran.ts';
import type { Parts } from '../parts.ts';
import { type Cover, chooseCovers, coversOfGenres, coversOfLists, type Shown } from './covers.ts';
import { itemCounts } from './editorial.ts';

export function editorialInfos(
  { db, pictures }: Parts,
  ids: readonly string[],
  shown: Shown = new Set(),
): ListInfo[] {
  const rows = db.all(db.from.selectFrom('lists').selectAll().where('id', 'in', among(ids)));
  const counts = itemCounts(db, ids);
  for (const { art } of rows) if (art !== null) shown.add(sceneOf(art));
  const bare = rows.flatMap(({ id, art }) => (art === null ? id : []));
  const covers = chooseCovers(coversOfLists(db, bare), bare, shown);
  const coverOf = ({ art, ...row }: (typeof rows)[number]) => {
    if (art !== null)
      return pictures.title('backdrop', 'list', row.id, pictureFactsOf({ ...row, art }));
    return coverPicture(pictures, covers.get(row.id));
  };
  return inOrder(
    ids,
    rows.map((row) => ({
      id: row.id,
      kind: 'editorial',
      name_fa: row.name_fa,
      name_en: row.name_en,
      description_fa: row.description_fa,
      description_en: row.description_en,
      cover: coverOf(row),
      count: counts.get(row.id) ?? 0,
      updated_at: timestamp(row.updated_at),
    })),
  );
}

/** Returns genres as lists, each with a different picture and the date of its newest title. */
export function genreInfos(
  { db, pictures }: Parts,
  keys: readonly string[],
  shown: Shown = new Set(),
): ListInfo[] {
  const titles = db.from
    .selectFrom('title_genres')
    .innerJoin('titles', 'titles.id', 'title_genres.title_id')
    .where('listed', '=', 1)
    .where('genre_key', 'in', among(keys))
    .groupBy('genre_key');
  const genres = db.all(
    db.from
      .selectFrom('genres')
      .leftJoin(
        titles
          .select(({ fn }) => [
            'genre_key',
            fn.countAll<number>().as('count'),
            fn.max('added_at').as('updated_at'),
          ])
          .as('held'),
        'held.genre_key',
        'genres.key',
      )
      .select(['key', 'name_fa', 'name_en', 'art', 'count', 'updated_at'])
      .where('key', 'in', among(keys)),
  );
  const bare = genres.flatMap(({ key, art }) => (art === null ? key : []));
  const covers = chooseCovers(coversOfGenres(db, bare), bare, shown);
  const coverOf = ({ key, art, ...names }: (typeof genres)[number]) =>
    art === null
      ? coverPicture(pictures, covers.get(key))
      : pictures.title('backdrop', 'genre', key, pictureFactsOf({ ...names, art }));
  return inOrder(
    keys,
    genres.map((genre) => ({
      id: genre.key,
      kind: 'genre',
      name_fa: genre.name_fa,
      name_en: genre.name_en,
      description_fa: '',
      description_en: null,
      cover: coverOf(genre),
      count: genre.count ?? 0,
      updated_at: timestamp(genre.updated_at ?? 0),
    })),
  );
}

function coverPicture(pictures: Parts['pictures'], cover: Cover | undefined) {
  return cover ? pictures.title('backdrop', cover.type, cover.id, pictureFactsOf(cover)) : null;
}

function inOrder(ids: readonly string[], infos: readonly ListInfo[]): ListInfo[] {
  const found = new Map(infos.map((info) => [info.id, info]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

import type { ListInfo } from '@parde/api-client';
import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { pictureFactsOf } from '../catalogue/picture-facts.ts';
import { timestamp } from '../catalogue/tehran.ts';
import type { Parts } from '../parts.ts';
import { itemCounts } from './editorial.ts';

export function editorialInfos({ db, pictures }: Parts, ids: readonly string[]): ListInfo[] {
  const rows = db.all(db.from.selectFrom('lists').selectAll().where('id', 'in', among(ids)));
  const counts = itemCounts(db, ids);
  const coverOf = ({ art, ...row }: (typeof rows)[number]) =>
    art === null
      ? null
      : pictures.title('backdrop', 'list', row.id, pictureFactsOf({ ...row, art }));
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

/** A genre as a list, with the picture of its most watched title and the date of its newest. */
export function genreInfos({ db, pictures }: Parts, keys: readonly string[]): ListInfo[] {
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
      .select(['key', 'name_fa', 'name_en', 'count', 'updated_at'])
      .where('key', 'in', among(keys)),
  );
  // With max(), SQLite takes the other columns from the same row.
  const covers = db.all(
    titles
      .select([
        'genre_key',
        'titles.id',
        'titles.type',
        'art',
        'name_fa',
        'name_en',
        sql`max(popularity)`.as('popularity'),
      ])
      .where('has_backdrop', '=', 1),
  );
  const coverOf = new Map(covers.map((row) => [row.genre_key, row]));
  return inOrder(
    keys,
    genres.map(({ key, name_fa, name_en, count, updated_at }) => {
      const cover = coverOf.get(key);
      return {
        id: key,
        kind: 'genre',
        name_fa,
        name_en,
        description_fa: '',
        description_en: null,
        cover: cover
          ? pictures.title('backdrop', cover.type, cover.id, pictureFactsOf(cover))
          : null,
        count: count ?? 0,
        updated_at: timestamp(updated_at ?? 0),
      };
    }),
  );
}

function inOrder(ids: readonly string[], infos: readonly ListInfo[]): ListInfo[] {
  const found = new Map(infos.map((info) => [info.id, info]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

import type { ListInfo } from '@parde/api-client';
import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { pictureFactsOf, sceneOf } from '../catalogue/picture-facts.ts';
import { timestamp } from '../catalogue/tehran.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../storage/database.ts';
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

/** A genre as a list, with a picture that none of the others has and the date of its newest title. */
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
  const covers = genreCovers(db, keys);
  return inOrder(
    keys,
    genres.map(({ key, name_fa, name_en, count, updated_at }) => {
      const cover = covers.get(key);
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

type Cover = {
  id: string;
  type: 'movie' | 'series' | 'video';
  art: string;
  name_fa: string;
  name_en: string | null;
};

/** So many, that there is one left when other genres have taken theirs. */
const candidates = 60;

/**
 * The wide picture of a title that is watched much. A title stands for one genre alone, and as far as there are enough of
 * them two genres do not show the same scene.
 */
function genreCovers(db: Database, keys: readonly string[]): Map<string, Cover> {
  const query = sql<Cover & { genre_key: string }>`
    select * from (
      select genre_key, titles.id, titles.type, art, name_fa, name_en, popularity,
        row_number() over (partition by genre_key order by popularity desc, titles.id) as place
      from title_genres join titles on titles.id = title_genres.title_id
      where listed = 1 and has_backdrop = 1 and genre_key in ${among(keys)}
    ) where place <= ${candidates} order by place`;
  const rows = db.all({ compile: () => query.compile(db.from) });
  const covers = new Map<string, Cover>();
  const taken = new Set<string>();
  // Those with few titles choose first, as others have more to choose from.
  const byChoice = keys
    .map((key) => ({ key, own: rows.filter(({ genre_key }) => genre_key === key) }))
    .sort((one, other) => one.own.length - other.own.length);
  for (const { key, own } of byChoice) {
    const cover =
      own.find(({ id, art }) => !taken.has(id) && !taken.has(sceneOf(art))) ??
      own.find(({ id, art }) => !taken.has(id) && !taken.has(art)) ??
      own.find(({ id }) => !taken.has(id)) ??
      own[0];
    if (!cover) continue;
    covers.set(key, cover);
    for (const each of [cover.id, cover.art, sceneOf(cover.art)]) taken.add(each);
  }
  return covers;
}

function inOrder(ids: readonly string[], infos: readonly ListInfo[]): ListInfo[] {
  const found = new Map(infos.map((info) => [info.id, info]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

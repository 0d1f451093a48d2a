import { type RawBuilder, sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { fillsBand, sceneOf } from '../catalogue/picture-facts.ts';
import type { Database } from '../storage/database.ts';

export type Cover = {
  id: string;
  type: 'movie' | 'series' | 'video';
  art: string;
  name_fa: string;
  name_en: string | null;
};

type Candidate = Cover & { list: string };

/** The titles and scenes already shown on a page. */
export type Shown = Set<string>;

/** The number of candidates per list, large enough that one is left when other lists have taken theirs. */
const candidates = 60;

export function coversOfGenres(db: Database, keys: readonly string[]): Candidate[] {
  return mostWatched(
    db,
    sql`genre_key`,
    sql`title_genres join titles on titles.id = title_id where listed = 1 and genre_key in ${among(keys)}`,
  );
}

export function coversOfLists(db: Database, ids: readonly string[]): Candidate[] {
  return mostWatched(
    db,
    sql`list_id`,
    sql`list_titles join titles on titles.id = content_id and titles.type = content_type where list_id in ${among(ids)}`,
  );
}

/** Returns the titles with a wide picture, the most watched of each list first. */
function mostWatched(
  db: Database,
  list: RawBuilder<string>,
  from: RawBuilder<unknown>,
): Candidate[] {
  const query = sql<Candidate>`
    select * from (
      select ${list} as list, titles.id, titles.type, art, name_fa, name_en,
        row_number() over (partition by ${list} order by popularity desc, titles.id) as place
      from ${from} and has_backdrop = 1
    ) where place <= ${candidates} order by place`;
  return db.all({ compile: () => query.compile(db.from) });
}

/**
 * Chooses a cover for each list. Pictures that fill a tile are preferred. Each title represents only one list, and
 * lists on one page show different scenes as long as there are enough titles.
 */
export function chooseCovers(
  rows: readonly Candidate[],
  lists: readonly string[],
  shown: Shown,
): Map<string, Cover> {
  const covers = new Map<string, Cover>();
  // Lists with few titles choose first, because the others have more choice.
  const byChoice = lists
    .map((list) => ({ list, own: rows.filter((row) => row.list === list) }))
    .map(({ list, own }) => ({
      list,
      own: own.toSorted((one, other) => Number(fillsBand(other.art)) - Number(fillsBand(one.art))),
    }))
    .sort((one, other) => one.own.length - other.own.length);
  for (const { list, own } of byChoice) {
    const cover =
      own.find(({ id, art }) => !shown.has(id) && !shown.has(sceneOf(art))) ??
      own.find(({ id, art }) => !shown.has(id) && !shown.has(art)) ??
      own.find(({ id }) => !shown.has(id)) ??
      own[0];
    if (!cover) continue;
    covers.set(list, cover);
    for (const each of [cover.id, cover.art, sceneOf(cover.art)]) shown.add(each);
  }
  return covers;
}

import type { Answer, EpisodeItem, Season } from '@parde/api-client';
import { sql } from 'kysely';
import type { Call } from '../contract/handlers.ts';
import { refuse } from '../contract/refusal.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../storage/database.ts';
import { episodeItems } from './episode-items.ts';
import { titleOr404 } from './head.ts';
import { noSuchSeason } from './messages.ts';
import type { Title } from './title.ts';

/** Sorts extras (season 0) last. */
const beside = sql<number>`season = 0`;
const place = sql`(${beside}, season, number)`;

export function listEpisodes(
  parts: Parts,
  { path, query = {} }: Pick<Call<'listEpisodes'>, 'path' | 'query'>,
): Answer<'listEpisodes'>['data'] {
  const { db } = parts;
  const { season, cursor, limit = pageSize } = query;
  const series = titleOr404(parts, 'series', path.id);
  const about = season === undefined ? null : seasonOf(db, series.id, season);
  if (about === undefined) throw refuse.notFound(noSuchSeason);
  const after = readCursor(cursor, ['number', 'number', 'number']);
  let rows = db.from
    .selectFrom('episodes')
    .select(['id', 'season', 'number', beside.as('beside')])
    .where('series_id', '=', series.id)
    .orderBy('beside')
    .orderBy('season')
    .orderBy('number')
    .limit(limit + 1);
  if (season !== undefined) rows = rows.where('season', '=', season);
  if (after) rows = rows.where(sql<boolean>`${place} > (${sql.join([...after])})`);
  const { items: ids, next_cursor } = pageOf(
    db.all(rows),
    limit,
    (row) => [row.beside, row.season, row.number],
    ({ id }) => id,
  );
  return {
    about: { series: refOf(series), season: about },
    items: episodeItems(parts, ids),
    next_cursor,
  };
}

/** Returns the previous and the next episode across seasons. Extras have only other extras as neighbours. */
export function neighboursOf(
  parts: Parts,
  { seriesId, season, number }: Pick<Title, 'seriesId' | 'season' | 'number'>,
): { previous: EpisodeItem | null; next: EpisodeItem | null } {
  const { db } = parts;
  const others = db.from
    .selectFrom('episodes')
    .select('id')
    .where('series_id', '=', seriesId ?? '')
    .where(sql<boolean>`${beside} = ${season === 0 ? 1 : 0}`)
    .limit(1);
  const here = sql`(${season}, ${number})`;
  const previous = db.one(
    others
      .where(sql<boolean>`(season, number) < ${here}`)
      .orderBy('season', 'desc')
      .orderBy('number', 'desc'),
  );
  const next = db.one(
    others.where(sql<boolean>`(season, number) > ${here}`).orderBy('season').orderBy('number'),
  );
  const items = episodeItems(
    parts,
    [previous, next].flatMap((row) => row?.id ?? []),
  );
  const find = (row: { id: string } | undefined) => items.find(({ id }) => id === row?.id) ?? null;
  return { previous: find(previous), next: find(next) };
}

export function refOf({ id, name_fa, name_en, poster }: Title) {
  return { id, name_fa, name_en, poster };
}

export function seasonOf(db: Database, series: string, number: number): Season | undefined {
  return db.one(seasons(db, series).where('seasons.number', '=', number));
}

export function seasonsOf(db: Database, series: string): Season[] {
  return db.all(seasons(db, series).orderBy(sql`seasons.number = 0`).orderBy('seasons.number'));
}

function seasons({ from }: Database, series: string) {
  return from
    .selectFrom('seasons')
    .leftJoin('episodes', (join) =>
      join
        .onRef('episodes.series_id', '=', 'seasons.series_id')
        .onRef('episodes.season', '=', 'seasons.number'),
    )
    .select(({ fn }) => [
      'seasons.number',
      'seasons.name_fa',
      'seasons.name_en',
      'seasons.year',
      fn.count<number>('episodes.id').as('episode_count'),
    ])
    .where('seasons.series_id', '=', series)
    .groupBy('seasons.number');
}

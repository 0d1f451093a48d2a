import type { Answer, CallInput } from '@parde/api-client';
import { type SqlBool, sql } from 'kysely';
import { day, startOfDay } from '../catalogue/tehran.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { assertChannel } from './channels.ts';
import { videoItems } from './video-item.ts';

type Query = CallInput<'listChannelVideos'>['query'];
type MagazinesQuery = CallInput<'listMagazines'>['query'];
type Page = Answer<'listChannelVideos'>['data'];

/** A channel's published videos, without announced ones. */
export function listChannelVideos(
  parts: Parts,
  channel: string,
  { cursor, limit = pageSize, sort = 'newest', since, until }: Query = {},
): Page {
  const { db, now } = parts;
  assertChannel(parts, channel);
  const after = readCursor(cursor, ['number', 'text']);
  let query = db.from
    .selectFrom('titles')
    .select(['id', 'released_at'])
    .where('channel_id', '=', channel)
    .where('released_at', '<=', now())
    .orderBy('released_at', sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(limit + 1);
  if (since) query = query.where('released_at', '>=', startOfDay(since));
  if (until) query = query.where('released_at', '<', startOfDay(until) + day);
  if (after) {
    const isFurther = sql.raw(sort === 'oldest' ? '>' : '<');
    query = query.where(sql<SqlBool>`(released_at, id) ${isFurther} (${sql.join([...after])})`);
  }
  const { items: ids, next_cursor } = pageOf(
    db.all(query),
    limit,
    (row) => [row.released_at, row.id],
    ({ id }) => id,
  );
  return { items: videoItems(parts, ids), next_cursor };
}

/** Lists the series that the channel produces. An announced series is listed as soon as it is added. */
export function listChannelSeries(
  parts: Parts,
  channel: string,
  { cursor, limit = pageSize }: CallInput<'listChannelSeries'>['query'] = {},
): Answer<'listChannelSeries'>['data'] {
  const { db, now, titles } = parts;
  assertChannel(parts, channel);
  const after = readCursor(cursor, ['number', 'text']);
  let query = db.from
    .selectFrom('channel_series')
    .innerJoin('titles', 'titles.id', 'series_id')
    .select(['id', 'added_at'])
    .where('channel_series.channel_id', '=', channel)
    .where('added_at', '<=', now())
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where(sql<SqlBool>`(added_at, id) < (${sql.join([...after])})`);
  const { items, next_cursor } = pageOf(
    db.all(query),
    limit,
    (row) => [row.added_at, row.id],
    ({ id }) => ({ content_type: 'series' as const, id }),
  );
  return { items: titles.cards(items), next_cursor };
}

export function listMagazines(
  parts: Parts,
  { cursor, limit = pageSize }: MagazinesQuery = {},
): Page {
  const { db, now } = parts;
  const after = readCursor(cursor, ['text or nothing', 'text']);
  let query = db.from
    .selectFrom('titles')
    .innerJoin('channels', 'channels.id', 'titles.channel_id')
    .select(['titles.id', 'issue_date'])
    .where('issue_number', 'is not', null)
    .where('channels.kind', '=', 'magazine')
    .where('released_at', '<=', now())
    .orderBy('issue_date', 'desc')
    .orderBy('titles.id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where(sql<SqlBool>`(issue_date, titles.id) < (${sql.join([...after])})`);
  const { items: ids, next_cursor } = pageOf(
    db.all(query),
    limit,
    (row) => [row.issue_date, row.id],
    ({ id }) => id,
  );
  return { items: videoItems(parts, ids), next_cursor };
}

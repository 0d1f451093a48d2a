import type { Answer, CallInput } from '@parde/api-client';
import { type SqlBool, sql } from 'kysely';
import { refuse } from '../contract/refusal.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { noSuchChannel } from './messages.ts';
import { videoItems } from './video-item.ts';

type Query = CallInput<'listChannelVideos'>['query'];
type Page = Answer<'listChannelVideos'>['data'];

/** A channel's published videos, without announced ones. */
export function listChannelVideos(
  parts: Parts,
  channel: string,
  { cursor, limit = pageSize }: Query = {},
): Page {
  const { db, now } = parts;
  const known = db.one(db.from.selectFrom('channels').select('id').where('id', '=', channel));
  if (!known) throw refuse.notFound(noSuchChannel);
  const after = readCursor(cursor, ['number', 'text']);
  let query = db.from
    .selectFrom('titles')
    .select(['id', 'released_at'])
    .where('channel_id', '=', channel)
    .where('released_at', '<=', now())
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where(sql<SqlBool>`(released_at, id) < (${sql.join([...after])})`);
  const { items: ids, next_cursor } = pageOf(
    db.all(query),
    limit,
    (row) => [row.released_at, row.id],
    ({ id }) => id,
  );
  return { items: videoItems(parts, ids), next_cursor };
}

export function listMagazines(parts: Parts, { cursor, limit = pageSize }: Query = {}): Page {
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

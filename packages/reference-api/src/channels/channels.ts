import type { Answer, CallInput, Channel } from '@parde/api-client';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { pictureFactsOf } from '../catalogue/picture-facts.ts';
import { timestamp } from '../catalogue/tehran.ts';
import { refuse } from '../contract/refusal.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { noSuchChannel } from './messages.ts';
import { videoItems } from './video-item.ts';

/** Lists channels by their newest video; channels without videos are last. */
export function listChannels(
  parts: Parts,
  { kind, cursor, limit = pageSize }: CallInput<'listChannels'>['query'] = {},
): Answer<'listChannels'>['data'] {
  const { db } = parts;
  const after = readCursor(cursor, ['number', 'text']);
  const conditions: RawBuilder<SqlBool>[] = [];
  if (kind) conditions.push(sql`kind = ${kind}`);
  if (after) conditions.push(sql`(latest, id) < (${sql.join([...after])})`);
  const query = sql<{ id: string; latest: number }>`
    select * from (
      select channels.id, kind, coalesce(max(released_at), 0) as latest
        from channels left join titles on channel_id = channels.id and released_at <= ${parts.now()}
        group by channels.id
    )
    where ${conditions.length ? sql.join(conditions, sql` and `) : sql`true`}
    order by latest desc, id desc limit ${limit + 1}`;
  const { items: ids, next_cursor } = pageOf(
    db.all({ compile: () => query.compile(db.from) }),
    limit,
    ({ latest, id }) => [latest, id],
    ({ id }) => id,
  );
  return { items: channelsOf(parts, ids), next_cursor };
}

export function channelOf(parts: Parts, id: string): Channel {
  const channel = channelsOf(parts, [id])[0];
  if (!channel) throw refuse.notFound(noSuchChannel);
  return channel;
}

/** Throws if the channel does not exist. */
export function assertChannel({ db }: Pick<Parts, 'db'>, id: string): void {
  const known = db.one(db.from.selectFrom('channels').select('id').where('id', '=', id));
  if (!known) throw refuse.notFound(noSuchChannel);
}

/** Returns channels in the order of the ids, without unknown ids. */
export function channelsOf(parts: Parts, ids: readonly string[]): Channel[] {
  const { db, pictures, now } = parts;
  const rows = db.all(db.from.selectFrom('channels').selectAll().where('id', 'in', among(ids)));
  // With max(), SQLite takes the other columns from the row with the maximum.
  const shown = db.all(
    db.from
      .selectFrom('titles')
      .select(({ fn }) => [
        'channel_id',
        'id',
        fn.max('released_at').as('newest'),
        fn.countAll<number>().as('count'),
      ])
      .where('channel_id', 'in', among(ids))
      .where('released_at', '<=', now())
      .groupBy('channel_id'),
  );
  const first = db.all(
    db.from
      .selectFrom('titles')
      .select(({ fn }) => ['channel_id', fn.min('released_at').as('at')])
      .where('channel_id', 'in', among(ids))
      .where('released_at', '<=', now())
      .groupBy('channel_id'),
  );
  const series = db.all(
    db.from
      .selectFrom('channel_series')
      .innerJoin('titles', 'titles.id', 'series_id')
      .select(({ fn }) => ['channel_series.channel_id', fn.countAll<number>().as('count')])
      .where('channel_series.channel_id', 'in', among(ids))
      .where('added_at', '<=', now())
      .groupBy('channel_series.channel_id'),
  );
  const latest = videoItems(
    parts,
    shown.map(({ id }) => id),
  );
  const channels = rows.map((row): Channel => {
    const own = shown.find(({ channel_id }) => channel_id === row.id);
    const oldest = first.find(({ channel_id }) => channel_id === row.id);
    return {
      id: row.id,
      kind: row.kind,
      name_fa: row.name_fa,
      name_en: row.name_en,
      description_fa: row.description_fa,
      description_en: row.description_en,
      logo: row.has_logo ? pictures.title('logo', 'channel', row.id, pictureFactsOf(row)) : null,
      backdrop: row.has_backdrop
        ? pictures.title('backdrop', 'channel', row.id, pictureFactsOf(row))
        : null,
      video_count: own?.count ?? 0,
      latest: latest.find(({ id }) => id === own?.id) ?? null,
      first_published_at: oldest ? timestamp(oldest.at) : null,
      series_count: series.find(({ channel_id }) => channel_id === row.id)?.count ?? 0,
    };
  });
  return ids.flatMap((id) => channels.find((channel) => channel.id === id) ?? []);
}

import type { Answer, CallInput, LiveChannel, Schedule } from '@parde/api-client';
import { type SqlBool, sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { pictureFactsOf } from '../catalogue/picture-facts.ts';
import { calendarDay, day, midnight } from '../catalogue/tehran.ts';
import { refuse } from '../contract/refusal.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { onAir, programmesOf } from './guide.ts';
import { noSuchDay, noSuchLive } from './messages.ts';

/** The number of days that the schedule covers before and after today. */
const guide = { past: 6, coming: 7 };

export function listLives(
  parts: Parts,
  { cursor, limit = pageSize }: CallInput<'listLives'>['query'] = {},
): Answer<'listLives'>['data'] {
  const { db } = parts;
  const after = readCursor(cursor, ['number', 'text']);
  let query = db.from
    .selectFrom('lives')
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .limit(limit + 1);
  if (after) query = query.where(sql<SqlBool>`(position, id) > (${sql.join([...after])})`);
  const { items: ids, next_cursor } = pageOf(
    db.all(query),
    limit,
    ({ position, id }) => [position, id],
    ({ id }) => id,
  );
  return { items: livesOf(parts, ids), next_cursor };
}

export function liveOf(parts: Parts, id: string): LiveChannel {
  const live = livesOf(parts, [id])[0];
  if (!live) throw refuse.notFound(noSuchLive);
  return live;
}

export function scheduleOf(parts: Parts, id: string, date: string | undefined): Schedule {
  const { db, now } = parts;
  const live = db.one(db.from.selectFrom('lives').select('id').where('id', '=', id));
  if (!live) throw refuse.notFound(noSuchLive);
  const today = midnight(now());
  const [first, last] = [today - guide.past * day, today + guide.coming * day];
  const start = date === undefined ? today : startOf(date);
  return {
    date: calendarDay(start),
    first_date: calendarDay(first),
    last_date: calendarDay(last),
    programmes: start < first || start > last ? [] : programmesOf(parts, id, start),
  };
}

/** Returns the channels in the order of the ids, without unknown ids. */
function livesOf(parts: Parts, ids: readonly string[]): LiveChannel[] {
  const { db, pictures } = parts;
  const rows = db.all(
    db.from
      .selectFrom('lives')
      .selectAll()
      .where('id', 'in', among(ids))
      .orderBy('position')
      .orderBy('id'),
  );
  const airing = onAir(parts, ids);
  return rows.map((row) => ({
    id: row.id,
    name_fa: row.name_fa,
    name_en: row.name_en,
    description_fa: row.description_fa,
    description_en: row.description_en,
    logo: row.has_logo ? pictures.title('logo', 'live', row.id, pictureFactsOf(row)) : null,
    picture: row.has_picture
      ? pictures.title('backdrop', 'live', row.id, pictureFactsOf(row))
      : null,
    age_rating: row.age,
    access: row.access,
    ...airing(row.id),
  }));
}

/** Returns a calendar day's midnight in Tehran. Refuses days that do not exist, such as 30 February. */
function startOf(date: string): number {
  const start = midnight(Date.parse(`${date}T12:00:00+03:30`));
  if (calendarDay(start) !== date) throw refuse.invalid(new Map([['date', [noSuchDay]]]));
  return start;
}

import type { Ekran } from '@parde/api-client';
import { noSuchTitle } from '../contract/messages.ts';
import { refuse } from '../contract/refusal.ts';
import type { Parts } from '../parts.ts';
import { movieOf } from './movie.ts';
import { timestamp } from './tehran.ts';

export function ekranOf(parts: Parts, id: string): Ekran {
  const { db, now } = parts;
  const row = db.one(db.from.selectFrom('ekrans').selectAll().where('id', '=', id));
  if (!row) throw refuse.notFound(noSuchTitle);
  return {
    id,
    name_fa: row.name_fa,
    name_en: row.name_en,
    summary_fa: row.summary_fa,
    summary_en: row.summary_en,
    state: stateOf(row.period_start, row.period_end, now()),
    period_start: timestamp(row.period_start),
    period_end: timestamp(row.period_end),
    hours: row.hours,
    price: row.price,
    film: movieOf(parts, row.film_id),
  };
}

function stateOf(start: number, end: number, now: number): Ekran['state'] {
  if (now < start) return 'upcoming';
  return now < end ? 'open' : 'ended';
}

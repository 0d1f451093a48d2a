import type { Programme } from '@parde/api-client';
import { type Selectable, sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import { pictureFactsOf, programmeKey } from '../catalogue/picture-facts.ts';
import { calendarDay, day, midnight, timestamp } from '../catalogue/tehran.ts';
import type { Parts } from '../parts.ts';
import type { CatalogueTables } from '../storage/tables/catalogue.ts';

type Slot = Selectable<CatalogueTables['live_programmes']>;

const minute = 60_000;
const daysOfWeek = 7;
const minutesOfDay = 24 * 60;
const minutesOfWeek = daysOfWeek * minutesOfDay;

/** Each channel's current and next programme. Between programmes there is no current one. */
export function onAir({ db, pictures, now }: Parts, lives: readonly string[]) {
  const time = now();
  const today = midnight(time);
  const minuteOfWeek = weekdayOf(today) * minutesOfDay + Math.floor((time - today) / minute);
  // Minutes until the programme next starts, 1 to a week. The largest started last.
  const ahead = sql<number>`(weekday * ${minutesOfDay} + starts_minute - ${minuteOfWeek} + ${minutesOfWeek - 1})
    % ${minutesOfWeek} + 1`;
  const slots = db.from
    .selectFrom('live_programmes')
    .selectAll()
    .where('live_id', 'in', among(lives))
    .groupBy('live_id');
  // With max() and min(), SQLite takes the other columns from the same row.
  const last = db.all(slots.select(sql<number>`max(${ahead})`.as('ahead')));
  const coming = db.all(slots.select(sql<number>`min(${ahead})`.as('ahead')));
  const thisMinute = Math.floor(time / minute) * minute;
  const programme = (slot: Slot, startsAt: number) => programmeOf(pictures, slot, startsAt, time);
  return (live: string): { now: Programme | null; next: Programme | null } => {
    const begun = last.find(({ live_id }) => live_id === live);
    const next = coming.find(({ live_id }) => live_id === live);
    const since = begun ? minutesOfWeek - begun.ahead : 0;
    return {
      now: begun && since < begun.minutes ? programme(begun, thisMinute - since * minute) : null,
      next: next ? programme(next, thisMinute + next.ahead * minute) : null,
    };
  };
}

/** Returns a day's programmes. A programme across midnight is in both days. */
export function programmesOf(
  { db, pictures, now }: Parts,
  live: string,
  start: number,
): Programme[] {
  const weekday = weekdayOf(start);
  const dayBefore = (weekday + daysOfWeek - 1) % daysOfWeek;
  const slots = db.all(
    db.from
      .selectFrom('live_programmes')
      .selectAll()
      .where('live_id', '=', live)
      .where(({ or, and, eb }) =>
        or([
          eb('weekday', '=', weekday),
          and([eb('weekday', '=', dayBefore), eb(sql`starts_minute + minutes`, '>', minutesOfDay)]),
        ]),
      )
      .orderBy('starts_minute'),
  );
  return slots
    .map((slot) => {
      const from = slot.weekday === weekday ? start : start - day;
      return { slot, startsAt: from + slot.starts_minute * minute };
    })
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ slot, startsAt }) => programmeOf(pictures, slot, startsAt, now()));
}

function programmeOf(
  pictures: Parts['pictures'],
  slot: Slot,
  startsAt: number,
  now: number,
): Programme {
  const endsAt = startsAt + slot.minutes * minute;
  const { art } = slot;
  return {
    id: `${slot.live_id}-${calendarDay(startsAt).replaceAll('-', '')}-${slot.starts_minute}`,
    name_fa: slot.name_fa,
    name_en: slot.name_en,
    summary_fa: slot.summary_fa,
    summary_en: slot.summary_en,
    picture:
      art === null
        ? null
        : pictures.title(
            'backdrop',
            'programme',
            programmeKey(slot),
            pictureFactsOf({ ...slot, art }),
          ),
    starts_at: timestamp(startsAt),
    ends_at: timestamp(endsAt),
    catch_up_id: endsAt <= now ? slot.catch_up_id : null,
  };
}

/** Returns the weekday, with 0 for Saturday. Noon in Tehran is on the same day in UTC. */
function weekdayOf(start: number): number {
  return (new Date(start + day / 2).getUTCDay() + 1) % daysOfWeek;
}

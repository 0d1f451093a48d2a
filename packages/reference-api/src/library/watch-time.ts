import type { Answer } from '@parde/api-client';
import { calendarDay, day, midnight } from '../catalogue/tehran.ts';
import type { Database } from '../storage/database.ts';

export type WatchTime = {
  /** Adds the time between two positions of a title, in seconds, to the day of the later one. */
  add: (mobile: string, seconds: number, at: number) => void;
  weeks: (mobile: string) => Answer<'getWatchTime'>['data']['weeks'];
};

const weekCount = 12;
/** The first day of 1970 was a Thursday, and a week begins on Saturday. */
const daysFromSaturday = 5;

export function createWatchTime(db: Database, now: () => number): WatchTime {
  return {
    add: (mobile, seconds, at) => {
      if (seconds <= 0) return;
      db.run(
        db.from
          .insertInto('watch_time')
          .values({ mobile, day: calendarDay(at), seconds })
          .onConflict((before) =>
            before
              .columns(['mobile', 'day'])
              .doUpdateSet((row) => ({ seconds: row('watch_time.seconds', '+', seconds) })),
          ),
      );
    },

    weeks: (mobile) => {
      const saturday = saturdayBefore(now());
      const firstDays = Array.from({ length: weekCount }, (_, index) =>
        calendarDay(saturday - (weekCount - 1 - index) * 7 * day),
      );
      const days = db.all(
        db.from
          .selectFrom('watch_time')
          .select(['day', 'seconds'])
          .where('mobile', '=', mobile)
          .where('day', '>=', firstDays[0] ?? ''),
      );
      return firstDays.map((first_day, index) => {
        const end = firstDays[index + 1];
        const seconds = days
          .filter(({ day: at }) => at >= first_day && (end === undefined || at < end))
          .reduce((sum, row) => sum + row.seconds, 0);
        return { first_day, minutes: Math.round(seconds / 60) };
      });
    },
  };
}

/** Returns the start of the week in Tehran. */
function saturdayBefore(at: number): number {
  const days = Date.parse(calendarDay(at)) / day;
  return midnight(at) - ((days + daysFromSaturday) % 7) * day;
}

import type { Title } from '../catalogue/title.ts';
import type { Database } from '../storage/database.ts';

export const hour = 60 * 60_000;

export type Screenings = {
  /** Starts the ticket's hours with the first play. Later plays change nothing. */
  start: (mobile: string, ekranId: string, at: number) => void;
  /** Resets the hours for a new ticket, which has not started. */
  reset: (mobile: string, ekranId: string) => void;
  /** Returns the time at which a ticket expires, or null before the first play. */
  endOf: (mobile: string, ekran: Title) => number | null;
};

export function createScreenings(db: Database): Screenings {
  return {
    start: (mobile, ekranId, at) => {
      db.run(
        db.from
          .insertInto('screening_starts')
          .values({ mobile, ekran_id: ekranId, at })
          .onConflict((already) => already.doNothing()),
      );
    },
    reset: (mobile, ekranId) => {
      db.run(
        db.from
          .deleteFrom('screening_starts')
          .where('mobile', '=', mobile)
          .where('ekran_id', '=', ekranId),
      );
    },
    endOf: (mobile, ekran) => {
      if (ekran.hours === null) return ekran.periodEnd;
      const first = db.one(
        db.from
          .selectFrom('screening_starts')
          .select('at')
          .where('mobile', '=', mobile)
          .where('ekran_id', '=', ekran.id),
      );
      return first ? first.at + ekran.hours * hour : null;
    },
  };
}

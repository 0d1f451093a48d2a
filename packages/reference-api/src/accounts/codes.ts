import type { Database } from '../storage/database.ts';

/** A source of random bytes; tests pass their own. */
export type Random = (size: number) => Uint8Array;

const lifetimeMs = 5 * 60_000;

export type Codes = {
  /** A new code for this number. It replaces the one before. */
  issue: (mobile: string, referral: string) => string;
  /** Succeeds once, for the right number and in time. Returns the referral of the request. */
  redeem: (mobile: string, code: string) => { referral: string } | undefined;
  /** Invalidates the number's code. */
  drop: (mobile: string) => void;
};

export function createCodes(db: Database, random: Random, now: () => number): Codes {
  return {
    issue: (mobile, referral) => {
      const code = fourDigits(random);
      const fresh = { code, referral, ends_at: now() + lifetimeMs };
      db.run(db.from.deleteFrom('codes').where('ends_at', '<=', now()));
      db.run(
        db.from
          .insertInto('codes')
          .values({ mobile, ...fresh })
          .onConflict((conflict) => conflict.column('mobile').doUpdateSet(fresh)),
      );
      return code;
    },
    // One DELETE, so that of two concurrent tries only one finds the row.
    redeem: (mobile, code) =>
      db.one(
        db.from
          .deleteFrom('codes')
          .where('mobile', '=', mobile)
          .where('code', '=', code)
          .where('ends_at', '>', now())
          .returning('referral'),
      ),
    drop: (mobile) => {
      db.run(db.from.deleteFrom('codes').where('mobile', '=', mobile));
    },
  };
}

/** Redraws the uneven rest of 16 bits, so that every code is equally likely. */
function fourDigits(random: Random): string {
  for (;;) {
    const [high = 0, low = 0] = random(2);
    const number = high * 256 + low;
    if (number < 60_000) return String(number % 10_000).padStart(4, '0');
  }
}

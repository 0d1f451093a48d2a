import type { Database } from '../storage/database.ts';

/** Random bytes: the machine's, or a test's own. */
export type Random = (size: number) => Uint8Array;

const livesFor = 5 * 60_000;

export type Codes = {
  /** A fresh code for this number; the one before it is void. */
  issue: (mobile: string, referral: string) => string;
  /** Once, for the right number and in time: the referral that the code was asked for with. */
  redeem: (mobile: string, code: string) => { referral: string } | undefined;
  /** Void the number's code. */
  drop: (mobile: string) => void;
};

export function createCodes(db: Database, random: Random, now: () => number): Codes {
  return {
    issue: (mobile, referral) => {
      const code = fourDigits(random);
      const fresh = { code, referral, ends_at: now() + livesFor };
      db.run(db.from.deleteFrom('codes').where('ends_at', '<=', now()));
      db.run(
        db.from
          .insertInto('codes')
          .values({ mobile, ...fresh })
          .onConflict((conflict) => conflict.column('mobile').doUpdateSet(fresh)),
      );
      return code;
    },
    // One statement: of two that try at the same moment one deletes the row, and the other finds none.
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

/** Every code equally likely: the uneven rest of the sixteen bits is drawn again. */
function fourDigits(random: Random): string {
  for (;;) {
    const [high = 0, low = 0] = random(2);
    const number = high * 256 + low;
    if (number < 60_000) return String(number % 10_000).padStart(4, '0');
  }
}

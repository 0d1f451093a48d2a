import type { Database } from '../storage/database.ts';

/** A source of random bytes; tests pass their own. */
export type Random = (size: number) => Uint8Array;

const lifetimeMs = 5 * 60_000;

/** The longest life of a code, however often it is sent. */
const longestLifeMs = 10 * 60_000;

export type CodeRequest = { requestId: string; code: string };

export type Codes = {
  /**
   * Repeats the code of the named request while it is valid, or else issues a new request. Logins from `network` need
   * not name the request; if null, all logins must.
   */
  issue: (asked: {
    mobile: string;
    referral: string;
    network: string | null;
    requestId: string | undefined;
  }) => CodeRequest;
  isLive: (requestId: string) => boolean;
  /** Succeeds once, with the right request, number and code, before it expires. Returns the request's referral. */
  redeem: (requestId: string, mobile: string, code: string) => { referral: string } | undefined;
  /** Returns the newest request of a number and network that no client has named; with `code`, the newest with it. */
  unnamed: (mobile: string, network: string, code?: string) => string | undefined;
  /** From now on, a login with the request's code must name the request. */
  needName: (requestId: string) => void;
  /** Deletes the request. */
  drop: (requestId: string) => void;
};

export function createCodes(db: Database, random: Random, now: () => number): Codes {
  const liveCode = (requestId: string) =>
    db.from.selectFrom('codes').where('request_id', '=', requestId).where('ends_at', '>', now());

  const repeat = (requestId: string, mobile: string, referral: string) => {
    const live = db.one(liveCode(requestId).selectAll().where('mobile', '=', mobile));
    if (!live) return undefined;
    const ends_at = Math.min(now() + lifetimeMs, live.created_at + longestLifeMs);
    const renewed = db.from.updateTable('codes').set({ referral, ends_at, network: null });
    db.run(renewed.where('request_id', '=', requestId));
    return { requestId, code: live.code };
  };

  return {
    issue: ({ mobile, referral, network, requestId: before }) => {
      const repeated = before === undefined ? undefined : repeat(before, mobile, referral);
      if (repeated) return repeated;
      const code = fourDigits(random);
      const requestId = Buffer.from(random(16)).toString('base64url');
      const created_at = now();
      const row = { mobile, code, referral, network, created_at, ends_at: created_at + lifetimeMs };
      db.run(db.from.deleteFrom('codes').where('ends_at', '<=', now()));
      db.run(db.from.insertInto('codes').values({ request_id: requestId, ...row }));
      return { requestId, code };
    },
    isLive: (requestId) => db.one(liveCode(requestId).select('request_id')) !== undefined,
    // A single DELETE, so that only one of two concurrent attempts finds the row.
    redeem: (requestId, mobile, code) =>
      db.one(
        db.from
          .deleteFrom('codes')
          .where((eb) => eb.and({ request_id: requestId, mobile, code }))
          .where('ends_at', '>', now())
          .returning('referral'),
      ),
    unnamed: (mobile, network, code) => {
      const own = db.from
        .selectFrom('codes')
        .select('request_id')
        .where('mobile', '=', mobile)
        .where('network', '=', network)
        .where('ends_at', '>', now())
        .orderBy('created_at', 'desc');
      return db.one(code === undefined ? own : own.where('code', '=', code))?.request_id;
    },
    needName: (requestId) => {
      const changed = db.from.updateTable('codes').set({ network: null });
      db.run(changed.where('request_id', '=', requestId));
    },
    drop: (requestId) => {
      db.run(db.from.deleteFrom('codes').where('request_id', '=', requestId));
    },
  };
}

/** Redraws values of 60,000 and above out of 16 bits, so that every code is equally likely. */
function fourDigits(random: Random): string {
  for (;;) {
    const [high = 0, low = 0] = random(2);
    const number = high * 256 + low;
    if (number < 60_000) return String(number % 10_000).padStart(4, '0');
  }
}

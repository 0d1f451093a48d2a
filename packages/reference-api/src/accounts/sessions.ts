import { createHash } from 'node:crypto';
import type { Session } from '../contract/handlers.ts';
import type { Database } from '../storage/database.ts';
import type { Random } from './codes.ts';

const lifetimeMs = 30 * 24 * 60 * 60_000;

export type Sessions = {
  /** The user must exist. */
  open: (mobile: string) => Session;
  find: (token: string) => Session | undefined;
  end: (token: string) => void;
};

/** Only hashes of tokens are stored, so a reader of the database cannot sign in. */
export function createSessions(db: Database, random: Random, now: () => number): Sessions {
  return {
    open: (mobile) => {
      const token = Buffer.from(random(32)).toString('base64url');
      db.run(db.from.deleteFrom('sessions').where('ends_at', '<=', now()));
      db.run(
        db.from
          .insertInto('sessions')
          .values({ token_hash: hashOf(token), mobile, ends_at: now() + lifetimeMs }),
      );
      return { mobile, token };
    },
    find: (token) => {
      const row = db.one(
        db.from
          .selectFrom('sessions')
          .select('mobile')
          .where('token_hash', '=', hashOf(token))
          .where('ends_at', '>', now()),
      );
      return row && { mobile: row.mobile, token };
    },
    end: (token) => {
      db.run(db.from.deleteFrom('sessions').where('token_hash', '=', hashOf(token)));
    },
  };
}

/** Tokens have 256 random bits, so a fast hash without a salt is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

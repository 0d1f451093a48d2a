import { createHash } from 'node:crypto';
import type { Session as ListedSession } from '@parde/api-client';
import { timestamp } from '../catalogue/tehran.ts';
import type { Session } from '../contract/handlers.ts';
import type { Database } from '../storage/database.ts';
import type { Random } from './codes.ts';

const lifetimeMs = 30 * 24 * 60 * 60_000;

/** The shortest time between two updates of a session's last use, because every call uses the session. */
const useStepMs = 5 * 60_000;

const listedAtMost = 100;

export type Sessions = {
  /** Opens a session. The user must exist. */
  open: (mobile: string, device: string | null) => Session;
  find: (token: string) => Session | undefined;
  end: (token: string) => void;
  /** Lists all sessions of the viewer: the current one first, then the most recently used. */
  list: (viewer: Session) => ListedSession[];
  /** Ends one of the viewer's sessions. Returns whether it was the current one. */
  revoke: (viewer: Session, id: string) => { current: boolean };
  revokeAll: (mobile: string) => void;
};

/** Only hashes of tokens are stored, so a reader of the database cannot sign in. */
export function createSessions(db: Database, random: Random, now: () => number): Sessions {
  const text = (bytes: number) => Buffer.from(random(bytes)).toString('base64url');

  return {
    open: (mobile, device) => {
      const token = text(32);
      const at = now();
      db.run(db.from.deleteFrom('sessions').where('ends_at', '<=', at));
      db.run(
        db.from.insertInto('sessions').values({
          token_hash: hashOf(token),
          id: text(12),
          mobile,
          device,
          created_at: at,
          last_used_at: at,
          ends_at: at + lifetimeMs,
        }),
      );
      return { mobile, token };
    },
    find: (token) => {
      const token_hash = hashOf(token);
      const row = db.one(
        db.from
          .selectFrom('sessions')
          .select(['mobile', 'last_used_at'])
          .where('token_hash', '=', token_hash)
          .where('ends_at', '>', now()),
      );
      if (!row) return undefined;
      if (row.last_used_at + useStepMs <= now()) {
        const used = db.from.updateTable('sessions').set({ last_used_at: now() });
        db.run(used.where('token_hash', '=', token_hash));
      }
      return { mobile: row.mobile, token };
    },
    end: (token) => {
      db.run(db.from.deleteFrom('sessions').where('token_hash', '=', hashOf(token)));
    },
    list: ({ mobile, token }) => {
      const own = hashOf(token);
      const rows = db.all(
        db.from
          .selectFrom('sessions')
          .selectAll()
          .where('mobile', '=', mobile)
          .where('ends_at', '>', now())
          .orderBy((of) => of('token_hash', '=', own), 'desc')
          .orderBy('last_used_at', 'desc')
          .orderBy('created_at', 'desc')
          .limit(listedAtMost),
      );
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        created_at: timestamp(row.created_at),
        last_used_at: timestamp(row.last_used_at),
        current: row.token_hash === own,
      }));
    },
    revoke: ({ mobile, token }, id) => {
      const ended = db.one(
        db.from
          .deleteFrom('sessions')
          .where('id', '=', id)
          .where('mobile', '=', mobile)
          .returning('token_hash'),
      );
      return { current: ended?.token_hash === hashOf(token) };
    },
    revokeAll: (mobile) => {
      db.run(db.from.deleteFrom('sessions').where('mobile', '=', mobile));
    },
  };
}

/** Tokens have 256 random bits, so a fast hash without a salt is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

import type { Generated } from 'kysely';

/** Times are milliseconds since 1970; booleans are 1 and 0. */
export type AccountsTables = {
  /** A user who has signed in at least once, or is part of the seed data. */
  users: {
    id: Generated<number>;
    mobile: string;
    name: string | null;
    /** A JSON list of strings. */
    scopes: string;
    created_at: number;
    /** The id of the referrer. */
    invited_by: number | null;
  };
  /** The sign-in codes, one per request for a code, with the referral of that request. */
  codes: {
    request_id: string;
    mobile: string;
    code: string;
    referral: string;
    created_at: number;
    ends_at: number;
    /** The network that requested the code. If null, a login must name the request. */
    network: string | null;
  };
  sessions: {
    token_hash: string;
    /** The public id, which is shown to the user. */
    id: string;
    mobile: string;
    device: string | null;
    created_at: number;
    last_used_at: number;
    ends_at: number;
  };
  /** Events counted by rate limits, one row each. */
  attempts: { kind: string; key: string; at: number };
  /** Free subscription days. The money tables add them to the subscription. */
  gift_days: {
    id: Generated<number>;
    mobile: string;
    days: number;
    reason: 'referral' | 'invited' | 'plan' | 'campaign' | 'apology';
    granted_at: number;
    /** The referrer, in the form shown to the viewer. */
    from_whom: string | null;
    note_fa: string | null;
    note_en: string | null;
  };
};

export const accountTables = `
  CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    mobile TEXT NOT NULL UNIQUE,
    name TEXT,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    invited_by INTEGER REFERENCES users (id)
  ) STRICT;
  CREATE INDEX users_by_inviter ON users (invited_by) WHERE invited_by IS NOT NULL;

  CREATE TABLE codes (
    mobile TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    referral TEXT NOT NULL DEFAULT '0',
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX codes_by_end ON codes (ends_at);

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    mobile TEXT NOT NULL REFERENCES users (mobile),
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_end ON sessions (ends_at);

  CREATE TABLE attempts (kind TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX attempts_by_key ON attempts (kind, key, at);
  CREATE INDEX attempts_by_age ON attempts (kind, at);

  CREATE TABLE gift_days (
    id INTEGER PRIMARY KEY,
    mobile TEXT NOT NULL REFERENCES users (mobile),
    days INTEGER NOT NULL CHECK (days > 0),
    reason TEXT NOT NULL CHECK (reason IN ('referral', 'invited', 'plan', 'campaign', 'apology')),
    granted_at INTEGER NOT NULL,
    from_whom TEXT,
    note_fa TEXT,
    note_en TEXT
  ) STRICT;
  CREATE INDEX gift_days_by_mobile ON gift_days (mobile, granted_at, id);
`;

/** A migration: codes belong to requests, and sessions have ids by which users can distinguish them. */
export const accountChanges = `
  DROP TABLE codes;
  CREATE TABLE codes (
    request_id TEXT PRIMARY KEY,
    mobile TEXT NOT NULL,
    code TEXT NOT NULL,
    referral TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX codes_by_end ON codes (ends_at);

  ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN device TEXT;
  ALTER TABLE sessions ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN last_used_at INTEGER NOT NULL DEFAULT 0;
  UPDATE sessions SET
    id = lower(hex(randomblob(9))),
    created_at = ends_at - 2592000000,
    last_used_at = ends_at - 2592000000;
  CREATE UNIQUE INDEX sessions_by_id ON sessions (id);
  CREATE INDEX sessions_by_mobile ON sessions (mobile);
`;

/** Moments are milliseconds since 1970; true and false are 1 and 0. */
export type AccountsTables = {
  /** Someone who has signed in at least once. */
  users: {
    id: number;
    mobile: string;
    name: string | null;
    scopes: string;
    created_at: number;
  };
  /** The code that was sent last to a number. */
  codes: { mobile: string; code: string; ends_at: number };
  sessions: { token_hash: string; mobile: string; ends_at: number };
  /** What a limit counts: one row an event. */
  attempts: { kind: string; key: string; at: number };
};

export const accountTables = `
  CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    mobile TEXT NOT NULL UNIQUE,
    name TEXT,
    scopes TEXT NOT NULL DEFAULT '[]',
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE codes (
    mobile TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    mobile TEXT NOT NULL REFERENCES users (mobile),
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE attempts (kind TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX attempts_by_key ON attempts (kind, key, at);
`;

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const codeFor = (mobile: string) => ({
  request_id: `of ${mobile}`,
  mobile,
  code: '1234',
  referral: '0',
  created_at: 0,
  ends_at: 0,
  network: null,
});

describe('the database', () => {
  it('uses WAL, synchronous writes and foreign keys, and waits for other processes', () => {
    const db = openDatabase(join(folder, 'a.db'));
    expect(db.pragma('journal_mode')).toBe('wal');
    expect(db.pragma('synchronous')).toBe(2);
    expect(db.pragma('foreign_keys')).toBe(1);
    expect(db.pragma('busy_timeout')).toBe(10_000);
    db.close();
  });

  it('rolls back a transaction that throws, including nested ones', () => {
    const db = openDatabase();
    const put = (mobile: string) => db.run(db.from.insertInto('codes').values(codeFor(mobile)));
    expect(() =>
      db.transaction(() => {
        put('1');
        db.transaction(() => put('2'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(db.all(db.from.selectFrom('codes').selectAll())).toEqual([]);
  });

  it('refuses a row with a reference to a missing row', () => {
    const db = openDatabase();
    const session = {
      token_hash: 'x',
      id: 's',
      mobile: '09120000000',
      device: null,
      created_at: 0,
      last_used_at: 0,
      ends_at: 1,
    };
    expect(() => db.run(db.from.insertInto('sessions').values(session))).toThrow(/FOREIGN KEY/);
  });

  it('stores data in a file for later and concurrent processes', () => {
    const file = join(folder, 'b.db');
    const first = openDatabase(file);
    const second = openDatabase(file);
    first.run(first.from.insertInto('codes').values(codeFor('1')));
    expect(second.one(second.from.selectFrom('codes').selectAll())).toEqual(codeFor('1'));
    first.close();
    second.close();
  });

  it('groups the entries by name in an older file that had a row for each', () => {
    const file = join(folder, 'c.db');
    openDatabase(file).close();
    const old = new Sqlite(file);
    old.exec(`
      DROP TABLE search_names;
      CREATE TABLE search_names (
        name TEXT NOT NULL, entry_id INTEGER NOT NULL REFERENCES search_entries (id), PRIMARY KEY (name, entry_id)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO search_entries (id, content_type, content_id) VALUES (9, 'person', 'a'), (10, 'person', 'b');
      INSERT INTO search_names VALUES ('باد', 10), ('باد', 9), ('شب', 10);
      DROP INDEX titles_counted;
      ALTER TABLE codes DROP COLUMN network;
      ALTER TABLE genres DROP COLUMN art;
      ALTER TABLE categories DROP COLUMN art;
      DROP TABLE watch_time;
      DROP TABLE title_captions;
      ALTER TABLE titles DROP COLUMN described;
      ALTER TABLE titles DROP COLUMN jalali_year;
      ALTER TABLE titles DROP COLUMN jalali_last_year;
      ALTER TABLE people DROP COLUMN iranian;
      ALTER TABLE places DROP COLUMN hidden;
      PRAGMA user_version = 11;`);
    old.close();
    const db = openDatabase(file);
    expect(db.all(db.from.selectFrom('search_names').selectAll())).toEqual([
      { name: 'باد', entries: '[9,10]' },
      { name: 'شب', entries: '[10]' },
    ]);
    db.close();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedCatalogue } from '../cached-catalogue.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { openCatalogue } from './open-catalogue.ts';

// On a busy machine, generating a catalogue takes many seconds.
vi.setConfig({ testTimeout: 60_000 });

const now = Date.parse('2026-11-21T15:00:00+03:30');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('fills a database file once, whichever process is first', () => {
  const file = join(folder, 'a.db');
  const one = openCatalogue(file, { seed: 1, now, size: 'small' });
  const other = openCatalogue(file, { seed: 2, now, size: 'small' });
  expect(other.all(other.from.selectFrom('seeds').select('seed'))).toEqual([{ seed: 1 }]);
  one.close();
  other.close();
});

it('caches a complete catalogue for the next process, without changes made by this one', () => {
  // A process copies the last catalogue that it made instead of using the folder, so this test has its own seed.
  const options = { seed: 3, now, size: 'small' } as const;
  const cache = { folder, report: (problem: string) => expect.fail(problem) };
  const wordsIn = (db: Database) => db.all(db.from.selectFrom('search_words').select('word'));
  const made = openCatalogue(undefined, options, cache);
  const words = wordsIn(made);
  made.run(made.from.deleteFrom('search_words'));
  made.close();

  const cachedDatabase = openDatabase(
    cachedCatalogue(cache, options, () => expect.fail('It was not kept.')),
  );
  expect(words).not.toEqual([]);
  expect(wordsIn(cachedDatabase)).toEqual(words);
  cachedDatabase.close();
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedCatalogue, sourceOf } from './cached-catalogue.ts';
import { makeAhead } from './make-ahead.ts';
import { openDatabase } from './storage/database.ts';

// These tests start processes and share the machine with other tests.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const small = { catalogue: 'small', seed: 7, db: undefined, cacheFolder: undefined } as const;

it('fills a database file in another process', async () => {
  const file = join(folder, 'a.db');
  await makeAhead({ ...small, db: file });
  const db = openDatabase(file);
  expect(db.one(db.from.selectFrom('seeds').select(['seed', 'size']))).toEqual({
    seed: 7,
    size: 'small',
  });
  expect(db.one(db.from.selectFrom('search_words').select('word').limit(1))).toBeDefined();
  db.close();
});

it('leaves a copy in the cache folder, from which a server starts', async () => {
  await makeAhead({ ...small, cacheFolder: folder });
  const cache = { folder, report: (problem: string) => expect.fail(problem) };
  cachedCatalogue(cache, sourceOf('small', 7, Date.now()), () => expect.fail('It was not kept.'));
});

it('does nothing if the file exists or cannot be made, which the server handles', async () => {
  const file = join(folder, 'text');
  writeFileSync(file, 'not a database');
  await makeAhead({ ...small, db: file });
  await makeAhead({ ...small, db: join(folder, 'none/at-all.db') });
  await makeAhead(small);
  expect(readdirSync(folder)).toEqual(['text']);
});

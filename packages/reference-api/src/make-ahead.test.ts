import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptCatalogue, sourceOf } from './cached-catalogue.ts';
import { makeAhead } from './make-ahead.ts';
import { openDatabase } from './storage/database.ts';

// These start processes and share the machine with other tests.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const small = { catalogue: 'small', seed: 7, db: undefined, cacheFolder: undefined } as const;

it('fills a file, in another process', async () => {
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

it('leaves a copy in the folder, which a server begins from', async () => {
  await makeAhead({ ...small, cacheFolder: folder });
  const cache = { folder, report: (problem: string) => expect.fail(problem) };
  keptCatalogue(cache, sourceOf('small', 7, Date.now()), () => expect.fail('It was not kept.'));
});

it('leaves to the server what is there, and what cannot be made', async () => {
  const file = join(folder, 'text');
  writeFileSync(file, 'not a database');
  await makeAhead({ ...small, db: file });
  await makeAhead({ ...small, db: join(folder, 'none/at-all.db') });
  await makeAhead(small);
  expect(readdirSync(folder)).toEqual(['text']);
});

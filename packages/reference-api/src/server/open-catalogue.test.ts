import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCatalogue } from './open-catalogue.ts';

const now = Date.parse('2026-11-21T15:00:00+03:30');

it('fills a file once, whichever process comes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parde-'));
  const file = join(folder, 'a.db');
  const one = openCatalogue(file, { seed: 1, now, size: 'small' });
  const other = openCatalogue(file, { seed: 2, now, size: 'small' });
  expect(other.all(other.from.selectFrom('seeds').select('seed'))).toEqual([{ seed: 1 }]);
  one.close();
  other.close();
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { copyOfCatalogue } from '../server/open-catalogue.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { cacheFolder, createTestApi, read, testTime } from './test-api.ts';

/** A server may be created inside of a test, where no hook can be added. */
const closings: (() => void)[] = [];
afterAll(() => {
  for (const close of closings) close();
});

const small = { seed: 1, size: 'small', now: testTime } as const;

/** A server with access to its database. It has the small catalogue, unless the test fills its own. */
export function createFileApi(fill?: (db: Database) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'parde-'));
  const file = join(folder, 'a.db');
  if (!fill) writeFileSync(file, copyOfCatalogue(small, { folder: cacheFolder, report: () => {} }));
  const db = openDatabase(file);
  if (fill) db.transaction(() => fill(db));
  const api = createTestApi({ db: file });
  closings.push(() => {
    api.close();
    db.close();
    rmSync(folder, { recursive: true });
  });

  /** GET; the answer must be a success. */
  const get = async <T>(path: string): Promise<T> => {
    const response = await api.call('GET', path);
    expect(response.status, path).toBe(200);
    return read<T>(response);
  };

  /** All pages of a list. `between` runs between two pages. */
  const walk = async <Item>(path: string, between: () => void = () => {}): Promise<Item[]> => {
    const items: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const next: string = cursor && `${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
      const { data } = await get<{ data: { items: Item[]; next_cursor: string | null } }>(
        path + next,
      );
      items.push(...data.items);
      cursor = data.next_cursor;
      between();
    }
    return items;
  };

  return { ...api, db, get, walk };
}

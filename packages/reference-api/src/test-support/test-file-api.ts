import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Quality } from '@parde/api-client';
import { afterAll, expect } from 'vitest';
import { copyOfCatalogue } from '../server/open-catalogue.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { cacheFolder, createTestApi, read, testTime } from './test-api.ts';

/** Servers are closed from this list, because a test that creates one cannot add a hook. */
const closings: (() => void)[] = [];
afterAll(() => {
  for (const close of closings) close();
});

const small = { seed: 1, size: 'small', now: testTime } as const;

/** Writes the small catalogue to a file. Copying it is faster than letting the server generate it. */
export const writeSmallCatalogue = (file: string) =>
  writeFileSync(file, copyOfCatalogue(small, { folder: cacheFolder, report: () => {} }));

/** Creates a server with access to its database. It has the small catalogue, unless `fill` is given. */
export function createFileApi(fill?: (db: Database) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'parde-'));
  const file = join(folder, 'a.db');
  if (!fill) writeSmallCatalogue(file);
  const db = openDatabase(file);
  if (fill) db.transaction(() => fill(db));
  const api = createTestApi({ db: file });
  closings.push(() => {
    api.close();
    db.close();
    rmSync(folder, { recursive: true });
  });

  /** Sends a GET, which must succeed. */
  const get = async <T>(path: string): Promise<T> => {
    const response = await api.call('GET', path);
    expect(response.status, path).toBe(200);
    return read<T>(response);
  };

  /** Returns the items of all pages of a list. Calls `between` after each page. */
  const fetchAllItems = async <Item>(
    path: string,
    between: () => void = () => {},
  ): Promise<Item[]> => {
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

  let bought = 0;
  /** Adds a purchase as the money tables have it after a payment. */
  const buy = (
    mobile: string,
    content_type: 'movie' | 'ekran',
    content_id: string,
    quality: Quality,
  ) => {
    bought += 1;
    const time = Date.UTC(2026, 10, 21) + bought;
    const id = 900 + bought;
    const money = { amount: 1, vat: 0, method: 'wallet', created_at: time, lapses_at: time };
    const paid = { kind: 'items', status: 'paid', title_fa: 'فیلم', paid_at: time } as const;
    const tracking_code = `test-${id}`;
    db.run(db.from.insertInto('payments').values({ id, tracking_code, mobile, ...paid, ...money }));
    const what = { content_type, content_id, quality, payment_id: id, bought_at: time };
    db.run(db.from.insertInto('purchases').values({ mobile, ...what }));
  };

  return { ...api, db, get, fetchAllItems, buy };
}

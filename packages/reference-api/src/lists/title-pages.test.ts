import type { Answer, Card } from '@parde/api-client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeCursor } from '../paging.ts';
import type { ErrorBody } from '../test-support/test-api.ts';
import { read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const api = createFileApi();
const { db, get, fetchAllItems } = api;
const keyOf = ({ content_type, id }: Card) => `${content_type}/${id}`;
const page = async (query: string) => (await get<Answer<'listTitles'>>(`/get/titles${query}`)).data;

/** Returns the expected result of reading all pages, from one simple query. */
function titles(where: string, order: string) {
  const query = sql<{ type: string; id: string }>`
    select type, id from titles where listed and ${sql.raw(where)} order by ${sql.raw(order)}`;
  return db.all({ compile: () => query.compile(db.from) }).map(({ type, id }) => `${type}/${id}`);
}

describe('a list of titles', () => {
  it.each([
    ['', 'added_at desc, id desc'],
    ['&sort=newest', 'added_at desc, id desc'],
    ['&sort=popular', 'popularity desc, id desc'],
    ['&sort=rating', 'rating desc, id desc'],
    ['&sort=name', 'name_order, id'],
  ])('has each title exactly once across its pages: %s', async (sort, order) => {
    const cards = await fetchAllItems<Card>(`/get/titles?limit=7${sort}`);
    expect(cards.map(keyOf)).toEqual(titles("type in ('movie', 'series')", order));
  });

  it('is in the order of the Persian alphabet when sorted by name', async () => {
    const cards = await fetchAllItems<Card>('/get/titles?sort=name&limit=50');
    const alphabet = new Intl.Collator('fa', { sensitivity: 'base', numeric: true });
    const names = cards.map(({ name_fa }) => name_fa);
    expect(names).toEqual([...names].sort(alphabet.compare));
  });

  it('can be read to its end, even if titles are added at the top meanwhile', async () => {
    const before = titles("type in ('movie', 'series')", 'added_at desc, id desc');
    let added = 0;
    const cards = await fetchAllItems<Card>('/get/titles?limit=20', () => {
      added += 1;
      copyTitle('1024', `added-${added}`);
    });
    expect(cards.map(keyOf)).toEqual(before);
    expect(added).toBeGreaterThan(3);
    db.run(db.from.deleteFrom('titles').where('id', 'like', 'added-%'));
  });

  it('has the total number of matching titles on each page', async () => {
    const all = titles("type in ('movie', 'series')", 'id');
    const first = await page('?limit=1');
    expect(first.count).toBe(all.length);
    expect((await page(`?limit=1&cursor=${first.next_cursor}`)).count).toBe(all.length);
    const films = titles("type = 'movie'", 'id');
    expect((await page('?limit=1&type=movie')).count).toBe(films.length);
  });

  it('continues after a title that was deleted meanwhile', async () => {
    copyTitle('1024', 'passing');
    const first = await page('?limit=1');
    expect(first.items[0]?.id).toBe('passing');
    db.run(db.from.deleteFrom('titles').where('id', '=', 'passing'));
    const second = await page(`?limit=1&cursor=${first.next_cursor}`);
    expect(second.items).toEqual((await page('?limit=1')).items);
    expect(second.facets).toBeUndefined();
  });

  it.each([
    ['type=movie', "type = 'movie'"],
    ['type=series', "type = 'series'"],
    ['age=7', 'age <= 7'],
    ['age=0', 'true'],
    ['f_type=3', 'form = 3'],
    ['accessible=1', 'described = 1'],
    ['accessible=2', 'id in (select title_id from title_captions)'],
    ['country=90', "id in (select title_id from title_countries where country_code = 'TR')"],
    ['lang=1', "id in (select title_id from title_languages where language_code = 'fa')"],
    [
      'lang=1&country=33&age=15&type=movie',
      `type = 'movie' and age <= 15 and id in (select title_id from title_countries where country_code = 'FR')
        and id in (select title_id from title_languages where language_code = 'fa')`,
    ],
  ])('is filtered by %s', async (filter, where) => {
    const cards = await fetchAllItems<Card>(`/get/titles?limit=50&${filter}`);
    const expected = titles(`type in ('movie', 'series') and ${where}`, 'added_at desc, id desc');
    expect(cards.map(keyOf)).toEqual(expected);
    expect(cards.length).toBeGreaterThan(0);
  });

  it('includes titles dubbed into the language of the filter', async () => {
    const dubbed = (await fetchAllItems<Card>('/get/titles?limit=50&lang=1')).map(({ id }) => id);
    expect(dubbed).toContain('2001');
    const { data } = await get<Answer<'getMovie'>>('/get/movie/2001');
    expect(data.dubbed).toBe(true);
    expect(data.languages.map(({ code }) => code)).not.toContain('fa');
  });

  it.each(['lang=999', 'country=999999', 'f_type=77', 'accessible=9'])(
    'is empty for a value that no title has: %s',
    async (filter) => {
      expect(await page(`?${filter}`)).toMatchObject({ items: [], next_cursor: null, count: 0 });
    },
  );

  it('excludes unlisted titles', async () => {
    const unlisted = db.one(
      db.from.selectFrom('titles').select('id').where('listed', '=', 0).where('type', '=', 'movie'),
    );
    const cards = await fetchAllItems<Card>('/get/titles?limit=50');
    expect(unlisted).toBeDefined();
    expect(cards.map(({ id }) => id)).not.toContain(unlisted?.id);
  });

  it('has cards without a poster for titles that have none', async () => {
    const cards = await fetchAllItems<Card>('/get/titles?limit=50&type=movie');
    expect(cards.some(({ poster }) => poster === null)).toBe(true);
  });
});

describe('a refused request for a page', () => {
  const refused = async (path: string, field: string) => {
    const response = await api.call('GET', path);
    expect(response.status, path).toBe(422);
    expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual([field]);
  };

  it.each(['abc', 'W10', 'bnVsbA'])(
    'has a cursor that the server has not issued: %s',
    async (cursor) => {
      for (const path of [
        '/get/titles',
        '/get/genre/drama',
        '/get/lists',
        '/get/downloads',
        '/get/casts/directors',
        '/get/cast/p-niknam/titles',
        '/get/channels',
        '/get/magazines',
        '/get/lives',
        '/get/similar/movie/1024',
        '/get/series/3001/episodes',
      ]) {
        await refused(`${path}?cursor=${cursor}`, 'cursor');
      }
    },
  );

  it.each([
    ['/get/titles', ['newest', '1', 'x']],
    ['/get/titles', ['newest', 1, null]],
    ['/get/list/yalda-nights', ['editor', 1, '1']],
    ['/get/lists', [0, '1', 'x']],
    ['/get/casts/directors', ['1', 'x']],
    ['/get/cast/p-niknam/titles', ['newest', null, 'x']],
    ['/get/channels', ['1', 'x']],
    ['/get/channel/ravagh/videos', ['1', 'x']],
    ['/get/magazines', [1, 'x']],
    ['/get/lives', ['1', 'x']],
    ['/get/similar/movie/1024', [1, 'x', 'x']],
    ['/get/series/3001/episodes', [1, 1, '1']],
    ['/get/comments/movie/1024', ['1', 1]],
    ['/get/search?query=پرتو', ['1']],
  ])('has a cursor with changed keys: %s %j', async (path, keys) => {
    const cursor = writeCursor(keys);
    await refused(`${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`, 'cursor');
  });

  it('has the cursor of another sort order', async () => {
    const { next_cursor } = await page('?sort=name&limit=2');
    await refused(`/get/titles?sort=popular&cursor=${next_cursor}`, 'cursor');
  });

  it.each(['0', '51', '-1', '1.5', 'all', ''])('has a limit of “%s”', async (limit) => {
    await refused(`/get/titles?limit=${limit}`, 'limit');
  });

  it('has an unknown sort order or type', async () => {
    await refused('/get/titles?sort=cheapest', 'sort');
    await refused('/get/titles?type=video', 'type');
    await refused('/get/titles?age=-1', 'age');
  });
});

it('returns as many titles as requested, 24 by default', async () => {
  expect((await page('')).items).toHaveLength(24);
  expect((await page('?limit=1')).items).toHaveLength(1);
  expect((await page('?limit=50')).items).toHaveLength(50);
});

/** Adds a copy of a title as the newest one. */
function copyTitle(id: string, as: string): void {
  const row = db.one(db.from.selectFrom('titles').selectAll().where('id', '=', id));
  if (!row) throw new Error(`There is no title ${id}.`);
  const { rating, ...own } = row;
  const newest = db.one(
    db.from.selectFrom('titles').select(({ fn }) => fn.max('added_at').as('at')),
  );
  db.run(db.from.insertInto('titles').values({ ...own, id: as, added_at: (newest?.at ?? 0) + 1 }));
}

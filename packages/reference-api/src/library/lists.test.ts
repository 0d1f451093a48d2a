import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { type ErrorBody, minutes, read } from '../test-support/test-api.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';
import { film, ids, other, series, viewersOf } from '../test-support/viewer.ts';

const api = createCatalogueApi();
const viewer = viewersOf(api);

describe('the viewer’s lists', () => {
  it('all exist, including empty ones', async () => {
    const { get } = await viewer();
    const { data } = await read<Answer<'listMyLists'>>(get('/get/my/lists'));
    expect(data.map(({ list, count }) => [list, count])).toEqual([
      ['watchlist', 0],
      ['liked', 0],
      ['purchased', 0],
      ['history', 0],
      ['following', 0],
    ]);
    expect(data[0]?.name_fa).toBe('فهرست من');
  });

  it('contain each added title once, newest first', async () => {
    const mine = await viewer();
    const others = await viewer();
    await mine.add('watchlist', film);
    await mine.add('watchlist', series);
    const again = await read<Answer<'addToMyList'>>(mine.add('watchlist', film));
    expect(again.data).toEqual({
      ...film,
      rating: null,
      lists: ['watchlist'],
      place: null,
      watched: false,
    });
    const list = await mine.list('watchlist');
    expect(ids(list)).toEqual(['77', '1000']);
    expect(list.about).toMatchObject({ list: 'watchlist', count: 2 });
    expect((await others.list('watchlist')).items).toEqual([]);
    expect((await others.state(film)).lists).toEqual([]);
  });

  it('accept the removal of titles, even of those not in the list', async () => {
    const { add, post, list, state } = await viewer();
    await add('liked', film);
    for (const title of [film, other]) {
      const response = await post('/my/list/remove', { list: 'liked', ...title });
      expect(response.status).toBe(200);
    }
    expect((await list('liked')).items).toEqual([]);
    expect((await state(film)).lists).toEqual([]);
  });

  it('continue after the previous page, even if titles were added meanwhile', async () => {
    const { add, list } = await viewer();
    for (const id of ['1001', '1002', '1003', '1004', '1005']) {
      await add('watchlist', { content_type: 'movie', id });
    }
    const first = await list('watchlist', '?limit=2');
    expect(ids(first)).toEqual(['1005', '1004']);
    await add('watchlist', film);
    const second = await list('watchlist', `?limit=2&cursor=${first.next_cursor}`);
    expect(ids(second)).toEqual(['1003', '1002']);
    const third = await list('watchlist', `?limit=2&cursor=${second.next_cursor}`);
    expect(ids(third)).toEqual(['1001']);
    expect(third.next_cursor).toBeNull();
  });

  it('include purchases, newest first', async () => {
    const mine = await viewer();
    const buy = (content_type: 'movie' | 'ekran', content_id: string, at: number) => {
      const payment = api.db.one(
        api.db.from
          .insertInto('payments')
          .values({ ...paid, mobile: mine.mobile, tracking_code: `${mine.mobile}-${at}` })
          .returning('id'),
      );
      api.db.run(
        api.db.from.insertInto('purchases').values({
          mobile: mine.mobile,
          content_type,
          content_id,
          quality: '720p',
          payment_id: payment?.id ?? 0,
          bought_at: at,
        }),
      );
    };
    buy('movie', '1005', 1);
    buy('ekran', '9001', 2);
    const first = await mine.list('purchased', '?limit=1');
    expect([first.about.count, ids(first)]).toEqual([2, ['9001']]);
    buy('movie', '1006', 3);
    const second = await mine.list('purchased', `?cursor=${first.next_cursor}`);
    expect(ids(second)).toEqual(['1005']);
    expect((await mine.state({ content_type: 'ekran', id: '9001' })).lists).toEqual(['purchased']);
  });

  it('hold a thousand titles: a full list refuses more, and the history drops its oldest', async () => {
    const { add, list, mobile, watch } = await viewer();
    const filled = (name: 'liked' | 'history') =>
      Array.from({ length: 1000 }, (_, at) => ({
        mobile,
        list: name,
        content_type: 'movie' as const,
        content_id: `x${at}`,
      }));
    for (const name of ['liked', 'history'] as const) {
      api.db.transaction(() => {
        for (const row of filled(name)) api.db.run(api.db.from.insertInto('my_titles').values(row));
      });
    }
    const refused = await add('liked', film);
    expect(refused.status).toBe(422);
    expect(Object.keys((await read<ErrorBody>(refused)).errors)).toEqual(['list']);
    await watch(film, 50);
    const history = await list('history');
    expect([history.about.count, ids(history)[0]]).toEqual([1000, '1000']);
  });

  it('refuse titles from the viewer if the server fills the list', async () => {
    const { add } = await viewer();
    for (const list of ['purchased', 'history', 'mine']) {
      const response = await add(list, film);
      expect(response.status).toBe(422);
      expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['list']);
    }
  });

  it('return 404 for an unknown list or title', async () => {
    const { add, get, post, rate } = await viewer();
    const nowhere = { content_type: 'movie', id: '77' };
    const place = { ...nowhere, position_seconds: 1, duration_seconds: 2 };
    const answers = [
      get('/get/my/list/mine'),
      get('/get/my/state/movie/77'),
      get('/get/my/state/person/p-niknam'),
      add('liked', nowhere),
      post('/my/list/remove', { list: 'liked', ...nowhere }),
      post('/my/watching/save', place),
      post('/my/watching/remove', nowhere),
      rate(nowhere, 5),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });
});

describe('the library', () => {
  it('requires a signed-in viewer before it validates the request', async () => {
    const calls = [
      ['GET', '/get/my/lists?nonsense=1'],
      ['GET', '/get/my/list/mine'],
      ['GET', '/get/my/watching?limit=0'],
      ['GET', '/get/my/state/movie/nowhere'],
      ['POST', '/my/list/add'],
      ['POST', '/my/list/remove'],
      ['POST', '/my/watching/save'],
      ['POST', '/my/watching/remove'],
      ['POST', '/my/rating'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await api.call(method, path)).status).toBe(401);
      expect((await api.call(method, path, { token: 'stale' })).status).toBe(401);
    }
  });

  it('refuses an invalid cursor', async () => {
    const { get } = await viewer();
    for (const path of ['list/watchlist', 'list/purchased', 'watching']) {
      expect((await get(`/get/my/${path}?cursor=abc`)).status).toBe(422);
    }
  });
});

const paid = {
  kind: 'items',
  status: 'paid',
  title_fa: '',
  title_en: null,
  plan_id: null,
  days: null,
  content_type: null,
  content_id: null,
  amount: 0,
  vat: 0,
  method: 'wallet',
  bank: null,
  pay_token: null,
  callback_url: null,
  created_at: 0,
  lapses_at: minutes(1),
  paid_at: 1,
  note: null,
} as const;

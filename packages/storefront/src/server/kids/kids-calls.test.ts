import type { OperationId } from '@parde/api-client';
import { operationById, operations } from '@parde/api-client/operations';
import { describe, expect, it } from 'vitest';
import { codeRequestCookie, sessionCookie } from '../proxy/secret-cookie.ts';
import { moveSecretsToCookies, sessionEnds } from '../proxy/session.server.ts';
import { callForKids, fetchForKids } from './kids-calls.server.ts';
import { kidsRules } from './kids-rules.ts';

const api = 'https://api.example/api/v1';

/** Calls an operation whose API answers by path. */
async function send(
  operationId: OperationId,
  path: string,
  answers: Readonly<Record<string, unknown>>,
) {
  const requested: string[] = [];
  const answer = await callForKids({
    operationId,
    url: new URL(api + path),
    age: 7,
    send: async (url) => {
      requested.push(url.href.slice(api.length));
      const body = answers[url.pathname.slice(new URL(api).pathname.length)];
      return body === undefined
        ? Response.json({}, { status: 404 })
        : Response.json(body, { status: 200 });
    },
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body, requested };
}

const titleOf = (age_rating: unknown, more: object = {}) => ({ data: { age_rating, ...more } });

describe('a list', () => {
  it.each([
    ['', 'age=7'],
    ['?age=0', 'age=7'],
    ['?age=12', 'age=7'],
    ['?age=18&age=15', 'age=7'],
    ['?age=x', 'age=7'],
    ['?age=-1', 'age=7'],
    ['?sort=newest', 'sort=newest&age=7'],
    ...['3', '0.5', '1e-9', '07', '%207', ''].map((requested) => [`?age=${requested}`, 'age=7']),
    ...['%20age', '+age', 'age%20', 'AGE', 'age[]', 'age[0]', 'age%5B%5D', 'age%00', 'age.'].map(
      (name) => [`?${name}=18`, 'age=7'],
    ),
    [
      '?sort=newest;age=18&type=movie%26age=18',
      'sort=newest%3Bage%3D18&type=movie%26age%3D18&age=7',
    ],
  ])('with the query %j is requested with %s', async (query, expected) => {
    const { requested } = await send('listTitles', `/get/titles${query}`, {});
    expect(requested).toEqual([`/get/titles?${expected}`]);
  });

  it('contains only titles', async () => {
    const items = ['movie', 'person', 'channel', 'live', 'ekran', 'video', 'series', 'episode'];
    const { body } = await send('search', '/get/search?query=x', {
      '/get/search': { data: { items: items.map((content_type) => ({ content_type })), n: 1 } },
    });
    expect(body).toEqual({
      data: {
        items: ['movie', 'video', 'series', 'episode'].map((content_type) => ({ content_type })),
        n: 1,
      },
    });
  });

  it('leaves out malformed rows', async () => {
    const rows = [null, {}, 'x', 7, [], { content_type: null }, { content_type: 'movie', id: '1' }];
    const answers = { '/get/search': { data: { items: rows } } };
    const { body } = await send('search', '/get/search', answers);
    expect(body).toEqual({ data: { items: [{ content_type: 'movie', id: '1' }] } });
  });

  it.each([
    ['search', '/get/search'],
    ['listWatching', '/get/my/watching'],
  ] as const)('from %s that cannot be read is a failure', async (id, path) => {
    for (const body of [{ data: [] }, { data: { items: null } }, [], null]) {
      expect((await send(id, path, { [path]: body })).status).toBe(502);
    }
  });

  it('contains no suggested search term', async () => {
    const data = { about: { count: 0, did_you_mean: 'x' }, items: [], next_cursor: null };
    const { body } = await send('search', '/get/search', { '/get/search': { data } });
    expect(body).toEqual({ data: { ...data, about: { count: 0, did_you_mean: null } } });
  });

  it('continues after pages without titles, up to twice', async () => {
    const people = [{ content_type: 'person' }];
    const film = { content_type: 'movie' };
    const search = async (pages: readonly (readonly object[])[]) => {
      const requested: (string | null)[] = [];
      const answer = await callForKids({
        operationId: 'search',
        url: new URL(`${api}/get/search?query=x&limit=2`),
        age: 7,
        send: async ({ searchParams }) => {
          const cursor = searchParams.get('cursor');
          requested.push(cursor);
          const at = Number(cursor);
          const next_cursor = at + 1 < pages.length ? String(at + 1) : null;
          expect(Object.fromEntries(searchParams)).toMatchObject({
            query: 'x',
            limit: '2',
            age: '7',
          });
          return Response.json({ data: { items: pages[at], next_cursor } });
        },
      });
      return { requested, ...(await answer.json()) };
    };
    expect(await search([people, [...people, film], [film]])).toEqual({
      requested: [null, '1'],
      data: { items: [film], next_cursor: '2' },
    });
    expect(await search([people, people, people, [film]])).toEqual({
      requested: [null, '1', '2'],
      data: { items: [], next_cursor: '3' },
    });
    expect(await search([people])).toEqual({
      requested: [null],
      data: { items: [], next_cursor: null },
    });
  });
});

describe('a title', () => {
  it.each([
    [0, 200],
    [7, 200],
    [12, 404],
    [18, 404],
    [null, 404],
    [{}, 404],
    [undefined, 404],
  ])('rated %j answers %i', async (rating, expected) => {
    const { status } = await send('getMovie', '/get/movie/1', { '/get/movie/1': titleOf(rating) });
    expect(status).toBe(expected);
  });

  it('has no similar titles', async () => {
    const { body } = await send('getMovie', '/get/movie/1', {
      '/get/movie/1': titleOf(7, { similar: [{ id: '18' }], name_fa: 'x' }),
    });
    expect(body).toEqual(titleOf(7, { similar: [], name_fa: 'x' }));
  });

  it.each([
    ['getPlayback', '/get/play/movie/20', '/get/movie/20'],
    ['getPlayback', '/get/play/episode/21', '/get/episode/21'],
    ['listEpisodes', '/get/series/22/episodes', '/get/series/22'],
    ['getTitleState', '/get/my/state/video/23', '/get/video/23'],
  ] as const)('is checked before %s at %s', async (id, path, title) => {
    const answers = { [path]: { data: 'seen' } };
    const adult = await send(id, path, { ...answers, [title]: titleOf(15) });
    expect(adult).toMatchObject({ status: 404, requested: [title] });
    // The rating is cached for some minutes.
    const again = await send(id, path, { ...answers, [title]: titleOf(15) });
    expect(again).toMatchObject({ status: 404, requested: [] });
    const expectedPath = `${path}0`.replace('episodes0', 'episodes').replace('/22/', '/220/');
    const child = await send(id, expectedPath, {
      [expectedPath]: { data: 'seen' },
      [title + 0]: titleOf(7),
    });
    expect(child).toMatchObject({
      status: 200,
      body: { data: 'seen' },
      requested: [title + 0, expectedPath],
    });
  });

  it('without an available rating is refused', async () => {
    const path = '/get/play/ekran/30';
    const { status, requested } = await send('getPlayback', path, { [path]: { data: 'seen' } });
    expect({ status, requested }).toEqual({ status: 404, requested: [] });
  });
});

it('each started title is checked separately', async () => {
  const begun = (content_type: string, id: string) => ({ card: { content_type, id } });
  const titles = [
    begun('movie', '40'),
    begun('episode', '41'),
    begun('ekran', '42'),
    begun('x', '1'),
  ];
  const items = [...titles, null, {}, { card: null }, { card: { content_type: 'movie' } }];
  const { body, requested } = await send('listWatching', '/get/my/watching', {
    '/get/my/watching': { data: { items } },
    '/get/movie/40': titleOf(15),
    '/get/episode/41': titleOf(7),
  });
  expect(body).toEqual({ data: { items: [begun('episode', '41')] } });
  expect(requested).toEqual(['/get/my/watching', '/get/movie/40', '/get/episode/41']);
});

describe('the operations', () => {
  it.each(operations.filter(({ operationId }) => kidsRules[operationId] === undefined))(
    '$operationId is refused without a request to the API',
    async ({ operationId, path }) => {
      const { status, requested } = await send(operationId, path.replaceAll(/\{\w+\}/g, '1'), {});
      expect({ status, requested }).toEqual({ status: 403, requested: [] });
    },
  );

  it('that cost money, publish something or sign in are all refused', () => {
    const writes = operations.filter(({ method }) => method === 'POST');
    const open = writes.filter(({ operationId }) => kidsRules[operationId] !== undefined);
    expect(open.map(({ operationId }) => operationId)).toEqual([
      'listOfflineTerms',
      'saveWatching',
    ]);
  });
});

it('a refused sign-out does not end the session', async () => {
  const { origin } = new URL(api);
  const cookies = { session: sessionCookie(origin), codeRequest: codeRequestCookie(origin) };
  const endSession = sessionEnds(api, {
    operations: undefined,
    send: () => Promise.reject(new Error('asked')),
  });
  const viewer = { token: 'tok_12345678', address: '203.0.113.7', requestId: 'r-1' };
  const setBy = async (answer: Response) =>
    (
      await moveSecretsToCookies('logout', answer, { cookies, endSession, viewer })
    ).headers.getSetCookie();
  const url = new URL(`${api}/logout`);
  const send = () => Promise.reject(new Error('asked'));
  expect(await setBy(await callForKids({ operationId: 'logout', url, age: 7, send }))).toEqual([]);
  // A refusal by the API ends the session on this device.
  expect(await setBy(Response.json({}, { status: 403 }))).toHaveLength(1);
});

describe('a render', () => {
  const fetchAsChild = fetchForKids(
    12,
    { API_BASE_URL: api, CHECK_URL: '/check/user' },
    { send: () => Promise.reject(new Error('asked')) },
  );

  it.each([operationById('getSlider').path, '/admin', operationById('listComments').path])(
    'is refused %s',
    async (path) => {
      const address = api + path.replaceAll(/\{\w+\}/g, '1');
      expect((await fetchAsChild(new Request(address))).status).toBe(403);
    },
  );
});

import { fixture } from '@parde/api-client/testing/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { base, inFrontOf } from '../../test-support/in-front-of.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';
import { type BackendMap, Refusal } from './define-backend.ts';

const page = (status = 200) =>
  new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } });

const lines = loggedLines();

describe('an answer', () => {
  const film = { content_type: 'movie', id: 1024, name_fa: 'شب‌های بی‌ستارهٔ یزد' };

  it('is returned in the contract’s form, whatever form the server uses', async () => {
    const { get } = inFrontOf(() => Response.json({ subscription: '1', ref: 4 }));
    const answer = await get('/ghost/get/check/user?ref=0');
    expect(await answer.json()).toEqual({ subscription: 1, ref: '4' });
  });

  it.each([
    [{ my_credit: '۴۵٬۰۰۰ تومان' }, 45_000],
    [{ my_credit: '۴۵٬۰۰۰ تومان', credit: '50000' }, 50_000],
    [{ my_credit: 'نامعلوم' }, undefined],
  ])('has the credit as a number if the server sends %j', async (data, credit) => {
    const { post } = inFrontOf(() => Response.json({ data }));
    const answer = await post('/get/my_wallet', {}, { authorization: 'Bearer t' });
    expect((await answer.json()).data.credit).toBe(credit);
  });

  it('leaves out an unreadable row, and the log names its operation and field once', async () => {
    const rows = [film, { ...film, id: [] }, { ...film, id: [] }];
    const { get } = inFrontOf(() => Response.json({ data: { top: rows } }));
    const path = '/getV2/get_top?age=0&lang=0&country=0&f_type=0';
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await (await get(path)).json()).toMatchObject({ data: { top: [{ id: '1024' }] } });
    }
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        event: 'answer-dropped',
        operation: 'getTop',
        field: '/data/top/*/id',
      }),
    ]);
  });

  it.each([
    ['is HTML', () => page()],
    ['is cut short', () => new Response('{"data":{"top":[')],
    ['is empty', () => new Response('')],
    ['lacks its heart', () => Response.json({ data: null })],
  ])('is a failure if it %s', async (_, reply) => {
    const { get } = inFrontOf(reply);
    const answer = await get('/getV2/get_top?age=0&lang=0&country=0&f_type=0');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({});
    expect(lines.join()).toContain('answer-unreadable');
  });

  it('that reports an error with status 200 is not read as an empty list, but an empty answer is', async () => {
    const error = { status: 'error', message: 'unknown path' };
    expect((await inFrontOf(() => Response.json(error)).get('/get/app/plans')).status).toBe(500);
    expect(lines.join()).toContain('answer-unreadable');
    for (const body of [{}, [], { data: null }]) {
      const answer = await inFrontOf(() => Response.json(body)).get('/get/app/plans');
      expect(await answer.json()).toMatchObject({ data: {} });
    }
  });

  it('that is an HTML page instead of an unused body is logged once, and an empty body is not logged', async () => {
    const { post } = inFrontOf(() => page());
    for (const path of ['/login/send-code', '/comments/report', '/login/send-code']) {
      await post(path, {});
    }
    await inFrontOf(() => new Response('')).post('/sessions/revoke_all', {});
    const expected = {
      event: 'answer-ignored',
      level: 'warning',
      problem: 'text/html and not JSON',
    };
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ ...expected, operation: 'sendCode' }),
      expect.objectContaining({ ...expected, operation: 'reportComment' }),
    ]);
    expect(lines.join()).not.toContain('Hello');
  });

  it('with the address of an unlisted bank is logged with the bank’s origin only', async () => {
    const answer = (pay_url: string) => Response.json({ data: { pay_url } });
    for (const pay_url of ['https://pay.other.test/1?token=7', 'https://shop.bank.test/1']) {
      await inFrontOf(() => answer(pay_url)).post('/buy/plan', {});
    }
    await inFrontOf(() => Response.json({ pay_url: 'nowhere' })).post('/buy/plan', {});
    const expected = { event: 'payment-host-refused', level: 'warning', operation: 'buyPlan' };
    expect(
      lines.map((line) => JSON.parse(line)).filter(({ event }) => event === expected.event),
    ).toEqual([
      expect.objectContaining({
        ...expected,
        problem: 'PAYMENT_HOSTS has no https://pay.other.test',
      }),
      expect.objectContaining({ ...expected, problem: 'PAYMENT_HOSTS has no such address' }),
    ]);
    expect(lines.join()).not.toContain('token');
  });

  it.each([
    ['empty', () => new Response('')],
    ['a page', () => page()],
  ])('may be %s if no code reads its body', async (_, reply) => {
    const { post } = inFrontOf(reply);
    for (const path of ['/login/send-code', '/logout']) {
      const answer = await post(path, {});
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({});
    }
  });

  it.each([
    ['without content', () => new Response(null, { status: 204 })],
    ['created', () => Response.json({ token: 't' }, { status: 201 })],
  ])('is a failure if it is %s: only 200 is a success', async (_, reply) => {
    const { post } = inFrontOf(reply);
    for (const path of ['/login/send-code', '/login', '/buy/plan']) {
      const answer = await post(path, {});
      expect(answer.status, path).toBe(500);
      expect(await answer.json(), path).toEqual({});
    }
    expect(lines.join()).toMatch(/answer-unreadable.*sendCode.*status 20[14], not 200/);
  });

  it.each([201, 204])('may have the status %i if the brand maps the call', async (status) => {
    const call = () => ({ method: 'PUT', path: '/otp' }) as const;
    const { post } = inFrontOf(() => new Response(null, { status }), 'all', { sendCode: { call } });
    expect((await post('/login/send-code', { mobile: '09123456789' })).status).toBe(200);
  });

  it('with an error status keeps its status, message and retry-after', async () => {
    const expected = { message_fa: 'آرام‌تر.', errors: { mobile: ['تکراری'] } };
    const headers = { 'retry-after': '7', 'set-cookie': 'a=b' };
    const { post } = inFrontOf(() => Response.json(expected, { status: 429, headers }));
    const answer = await post('/login/send-code', {});
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(await answer.json()).toEqual(expected);
  });
});

describe('the operations of a server', () => {
  it('are undefined if the server has all of them', () => {
    expect(inFrontOf(() => page()).operations).toBeUndefined();
  });

  it('are the only ones that are requested', async () => {
    const { get, requests, operations } = inFrontOf(() => page(), ['getGenres']);
    const answer = await get('/get/comments/movie/1024');
    expect(answer.status).toBe(501);
    expect(requests).toEqual([]);
    expect(operations).toEqual(['getGenres']);
  });

  it('include the mapped operations', () => {
    const map: BackendMap = { getCast: { call: () => ({ method: 'GET', path: '/people' }) } };
    expect(inFrontOf(() => page(), ['getGenres'], map).operations).toEqual([
      'getGenres',
      'getCast',
    ]);
  });

  it('are limited to the contract’s calls', async () => {
    const { get, requests } = inFrontOf(() => page());
    for (const path of ['/internal/users', '/get/movie/a%3Fb', '/get/movie/a%23b']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(requests).toEqual([]);
  });
});

describe('a map', () => {
  const films = v.object({ films: v.array(v.object({ no: v.number(), name: v.string() })) });
  const map: BackendMap = {
    getTop: {
      call: ({ query }) => ({ method: 'GET', path: '/v3/popular', query: { min: query.age } }),
      answer: (body) => ({
        data: {
          top: v.parse(films, body).films.map(({ no, name }) => ({
            content_type: 'movie',
            id: no,
            name_fa: name,
            poster: `https://cdn.test/${no}.jpg`,
          })),
        },
      }),
    },
    login: {
      call: ({ body }, { locale }) => ({
        method: 'PUT',
        path: '/sessions',
        body: { phone: body.mobile, otp: Number(body.password) },
        headers: { 'x-language': locale },
      }),
      answer: (body) => ({ token: v.parse(v.object({ jwt: v.string() }), body).jwt }),
      error: ({ status }) =>
        status === 401 ? { status: 422, errors: { password: ['کد نادرست است.'] } } : { status },
    },
    getMovie: {
      compose: async ({ path }, callOperation) => {
        if (path.id === '404') throw new Refusal({ status: 404, message_fa: 'نیست.' });
        const { data } = await callOperation('getMovie', { path: { id: path.id } });
        return { data: { ...data, name_en: 'Composed' } };
      },
    },
  };
  const top = '/getV2/get_top?age=12&lang=0&country=0&f_type=0';

  it('calls the server’s own API and converts its answer to the contract’s form', async () => {
    const { get, requests } = inFrontOf(
      () => Response.json({ films: [{ no: 7, name: 'قنات' }] }),
      'specified',
      map,
    );
    const answer = await get(top, { authorization: 'Bearer t', 'x-request-id': 'r-1' });
    expect(await answer.json()).toMatchObject({
      data: {
        top: [{ id: '7', poster: { url: 'https://cdn.test/7.jpg' }, access: 'subscription' }],
      },
    });
    expect(requests[0]?.url).toBe(`${base}/v3/popular?min=12`);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer t');
    expect(requests[0]?.headers.get('x-request-id')).toBe('r-1');
  });

  it('sends its own body', async () => {
    const { post, requests } = inFrontOf(() => Response.json({ jwt: 'x'.repeat(20) }), 'all', map);
    const credentials = { mobile: '09123456789', password: '4821' };
    const answer = await post('/login', credentials, { 'accept-language': 'en' });
    expect(await answer.json()).toEqual({ token: 'x'.repeat(20) });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['PUT', `${base}/sessions`]);
    expect(await request?.json()).toEqual({ phone: '09123456789', otp: 4821 });
    expect(request?.headers.get('x-language')).toBe('en');
  });

  it('converts an error to the contract’s form', async () => {
    const { post } = inFrontOf(() => page(401), 'all', map);
    const answer = await post('/login', { mobile: '09123456789', password: '0000' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ errors: { password: ['کد نادرست است.'] } });
  });

  it.each(['login', 'sendCode'] as const)(
    'may refuse because of the content of a success: %s',
    async (operation) => {
      const refuse = () => {
        throw new Refusal({ status: 422, errors: { mobile: ['بسته است.'] } });
      };
      const { post } = inFrontOf(() => Response.json({ ok: 0 }), 'all', {
        [operation]: { answer: refuse },
      });
      const answer = await post(operation === 'login' ? '/login' : '/login/send-code', {});
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { errors: { mobile: ['بسته است.'] } },
      ]);
    },
  );

  it('fails if it cannot read the answer, and the log has the reason', async () => {
    const { get } = inFrontOf(() => Response.json({ items: [] }), 'all', map);
    const answer = await get(top);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('films');
    expect(lines.join()).toMatch(/backend-map-failed.*getTop.*"field":"films"/);
  });

  it('composes an operation from others, and may call the server’s own version of it', async () => {
    const { get, requests } = inFrontOf(() => Response.json(fixture('getMovie')), 'all', map);
    const answer = await get('/get/movie/1024', { authorization: 'Bearer t' });
    expect(await answer.json()).toMatchObject({ data: { name_en: 'Composed', id: '1024' } });
    expect(requests.map(({ url }) => url)).toEqual([`${base}/get/movie/1024`]);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer t');
  });

  it('refuses with its own message, and passes the server’s refusals on', async () => {
    const { get } = inFrontOf(
      () => Response.json({ message_fa: 'فردا.' }, { status: 403 }),
      'all',
      map,
    );
    const refused = await get('/get/movie/404');
    expect([refused.status, await refused.json()]).toEqual([404, { message_fa: 'نیست.' }]);
    const passed = await get('/get/movie/1024');
    expect([passed.status, await passed.json()]).toEqual([403, { message_fa: 'فردا.' }]);
  });
});

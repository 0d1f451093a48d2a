import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { base, inFrontOf } from '../../test-support/in-front-of.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';
import { type BackendMap, type EveryCall, Refusal } from './define-backend.ts';

const lines = loggedLines();

describe('the hooks for every call', () => {
  const envelope = v.looseObject({ ok: v.boolean(), result: v.optional(v.unknown()) });
  const every: EveryCall = {
    call: (call, { locale }) => ({
      ...call,
      query: { ...call.query, v: 3 },
      headers: { ...call.headers, 'x-api-key': 'k', 'x-language': locale },
    }),
    answer: (body) => {
      const { ok, result } = v.parse(envelope, body);
      if (!ok) throw new Refusal({ status: 403, message_fa: 'نه.' });
      return result;
    },
    error: ({ status, body }) => ({
      status,
      body: v.parse(v.object({ error: v.unknown() }), body).error,
    }),
  };
  const films = v.array(v.number());
  const map: BackendMap = {
    getTop: {
      call: () => ({ method: 'GET', path: '/v3/popular', headers: { 'x-own': '1' } }),
      answer: (body) => ({
        data: {
          top: v.parse(films, body).map((id) => ({ content_type: 'movie', id, name_fa: 'قنات' })),
        },
      }),
      error: ({ body }) => ({ status: 422, message_fa: `${v.parse(v.string(), body)}!` }),
    },
  };
  const top = '/getV2/get_top?age=0&lang=0&country=0&f_type=0';
  const behind = (reply: () => Response) => inFrontOf(reply, 'all', map, every);
  const wrapped = (result?: unknown) => Response.json({ ok: true, result });

  it('wrap mapped calls', async () => {
    const { get, requests } = behind(() => wrapped([7]));
    const answer = await get(top, { 'accept-language': 'en' });
    expect(await answer.json()).toMatchObject({ data: { top: [{ id: '7' }] } });
    const [request] = requests;
    expect(request?.url).toBe(`${base}/v3/popular?v=3`);
    expect(request?.headers.get('x-own')).toBe('1');
    expect(request?.headers.get('x-api-key')).toBe('k');
    expect(request?.headers.get('x-language')).toBe('en');
  });

  it('wrap calls that follow the contract', async () => {
    const { get, post, requests } = behind(() => wrapped({ token: 'x'.repeat(20), drama: 'درام' }));
    const credentials = { mobile: '09123456789', password: '4821' };
    const login = await post('/login', credentials, { 'idempotency-key': 'k-1' });
    expect(await login.json()).toMatchObject({ token: 'x'.repeat(20) });
    await get('/genres', { authorization: 'Bearer t' });
    await get('/get/search?query=%D8%A2%D8%A8%20%D9%88&type=all');
    await get('/logout?2');
    expect(requests.map(({ method, url }) => `${method} ${url.replace(base, '')}`)).toEqual([
      'POST /login?v=3',
      'GET /genres?v=3',
      'GET /get/search?query=%D8%A2%D8%A8%20%D9%88&type=all&v=3',
      'GET /logout?2&v=3',
    ]);
    const [first, second] = requests;
    expect(await first?.json()).toEqual(credentials);
    expect(first?.headers.get('content-type')).toBe('application/json');
    expect(first?.headers.get('idempotency-key')).toBe('k-1');
    expect(second?.headers.get('authorization')).toBe('Bearer t');
    expect(requests.every(({ headers }) => headers.get('x-api-key') === 'k')).toBe(true);
  });

  it.each([
    ['what is mapped', top],
    ['what is as in the contract', '/genres'],
    ['what nobody reads', '/logout'],
  ])('may turn a success into a refusal: %s', async (_, path) => {
    const { get, post } = behind(() => Response.json({ ok: false }));
    const answer = await (path === '/logout' ? post(path, {}) : get(path));
    expect([answer.status, await answer.json()]).toEqual([403, { message_fa: 'نه.' }]);
  });

  it('receive errors before the map converts them', async () => {
    const failed = (error: unknown) => () => Response.json({ ok: false, error }, { status: 400 });
    const plain = await behind(failed({ message_fa: 'کم است.' })).get('/genres');
    expect([plain.status, await plain.json()]).toEqual([400, { message_fa: 'کم است.' }]);
    const mapped = await behind(failed('کم است')).get(top);
    expect([mapped.status, await mapped.json()]).toEqual([422, { message_fa: 'کم است!' }]);
  });

  it('fail the call if they cannot read an answer, and the log names the operation', async () => {
    const { get } = behind(() => Response.json({ drama: 'درام' }));
    expect((await get('/genres')).status).toBe(500);
    expect(lines.join()).toMatch(/backend-map-failed.*getGenres/);
  });

  it('are not called if the server has not answered', async () => {
    const unplugged = inFrontOf(
      () => Promise.reject(new TypeError('fetch failed')),
      'all',
      map,
      every,
    );
    expect((await unplugged.get(top)).status).toBe(502);
    expect(lines.join()).not.toContain('backend-map-failed');
  });

  it('may be asynchronous', async () => {
    const late: EveryCall = { answer: async (body) => v.parse(envelope, body).result };
    const { get } = inFrontOf(() => wrapped({ drama: 'درام' }), 'all', {}, late);
    expect(await (await get('/genres')).json()).toEqual({ drama: 'درام' });
  });

  it.each([0, 200, 204, 301, 999, Number.NaN])(
    'cannot refuse with the status %d',
    async (status) => {
      const refusing: EveryCall = {
        answer() {
          throw new Refusal({ status });
        },
      };
      const { get } = inFrontOf(() => wrapped(), 'all', {}, refusing);
      expect((await get('/genres')).status).toBe(500);
      expect(lines.join()).toContain(`${status} is no status of an error`);
    },
  );
});

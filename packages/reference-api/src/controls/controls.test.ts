import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import type { LoggedRequest, OutboxMessage, RequestLine } from '../index.ts';
import { createTestApi, type ErrorBody, minutes, read } from '../test-support/test-api.ts';

type Log = { data: LoggedRequest[] };

describe('faults', () => {
  const withFault = async (fault: object) => {
    const api = createTestApi();
    const response = await api.send('POST', '/_faults', { body: fault });
    expect(response.status).toBe(204);
    return api;
  };

  it('return a status for the next calls of one operation, then end', async () => {
    const api = await withFault({ operationId: 'getDiscover', status: 503, times: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await api.call('GET', '/get/discover')).status);
    }
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('do not affect other operations', async () => {
    const api = await withFault({ operationId: 'getDiscover', status: 500 });
    expect((await api.call('GET', '/ghost/getCategories')).status).toBe(200);
  });

  it('use the error shape of the contract, including Retry-After', async () => {
    const api = await withFault({ operationId: 'getMovie', status: 429, retryAfter: 7 });
    const response = await api.call('GET', '/get/movie/1024');
    expect(response.headers.get('Retry-After')).toBe('7');
    expect(await response.json()).toEqual({
      message: 'Too many attempts. Try again in 7 seconds.',
      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۷ ثانیهٔ دیگر دوباره تلاش کنید.',
    });
  });

  it('cut the body short or empty it', async () => {
    const api = await withFault({ operationId: 'getMovie', body: 'malformed' });
    const cut = await api.call('GET', '/get/movie/1024');
    expect(cut.status).toBe(200);
    await expect(cut.json()).rejects.toThrow(SyntaxError);
    await api.send('POST', '/_faults', {
      body: { operationId: 'getMovie', body: 'empty', status: 502 },
    });
    const empty = await api.call('GET', '/get/movie/1024');
    expect([empty.status, await empty.text()]).toEqual([502, '']);
  });

  it('delay an answer', async () => {
    const api = await withFault({ operationId: 'getMovie', delayMs: 60 });
    const startedAt = performance.now();
    const response = await api.call('GET', '/get/movie/1024');
    expect(response.status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(55);
  });

  it('drop the connection', async () => {
    const api = await withFault({ operationId: 'getMovie', drop: true });
    await expect(api.call('GET', '/get/movie/1024')).rejects.toThrow('dropped');
    expect((await api.call('GET', '/get/movie/1024')).status).toBe(200);
  });

  it('drop the answer of a call that was carried out', async () => {
    const api = await withFault({ operationId: 'sendCode', loseAnswer: true });
    const body = { mobile: '09350000001', ref: '0' };
    await expect(api.call('POST', '/login/send-code', { body })).rejects.toThrow('dropped');
    const sent = await read<{ data: OutboxMessage[] }>(api.send('GET', '/_outbox'));
    expect(sent.data.map(({ mobile }) => mobile)).toEqual([body.mobile]);
  });

  it('can be cleared', async () => {
    const api = await withFault({ operationId: 'getMovie', status: 500, times: 99 });
    expect((await api.send('DELETE', '/_faults')).status).toBe(204);
    expect((await api.call('GET', '/get/movie/1024')).status).toBe(200);
  });

  it('are refused if a field is invalid', async () => {
    const api = createTestApi();
    const faults = [
      { operationId: 'getNothing' },
      { operationId: 'getMovie', stauts: 500 },
      {},
      { media: '' },
    ];
    for (const body of faults) {
      expect((await api.send('POST', '/_faults', { body })).status).toBe(422);
    }
    const misspelt = await api.send('POST', '/_faults', { body: faults[1] });
    expect(Object.keys((await read<ErrorBody>(misspelt)).errors)).toEqual(['stauts']);
  });
});

describe('the request log', () => {
  it('shows each call with its address, its operation and whether it was authorised', async () => {
    const api = createTestApi({ trustedHops: 1 });
    await api.call('GET', '/get/slider?ref=0', {
      token: 'stale',
      headers: { 'X-Forwarded-For': '203.0.113.7', 'X-Probe': 'blue' },
    });
    await api.call('POST', '/nowhere');
    const { data } = await read<Log>(api.send('GET', '/_requests'));
    expect(data).toEqual([
      {
        time: '2026-11-21T08:00:00.000Z',
        method: 'GET',
        path: '/api/v1/get/slider?ref=0',
        operationId: 'getSlider',
        address: '203.0.113.7',
        hasAuthorization: true,
        probe: 'blue',
      },
      {
        time: '2026-11-21T08:00:00.000Z',
        method: 'POST',
        path: '/api/v1/nowhere',
        operationId: null,
        address: '192.0.2.1',
        hasAuthorization: false,
        probe: null,
      },
    ]);
    await api.send('DELETE', '/_requests');
    expect((await read<Log>(api.send('GET', '/_requests'))).data).toEqual([]);
  });

  it('drops the oldest entries above two thousand', async () => {
    const api = createTestApi();
    for (let index = 0; index < 4100; index += 1) await api.call('GET', `/nowhere/${index}`);
    const { data } = await read<Log>(api.send('GET', '/_requests'));
    expect(data).toHaveLength(2000);
    expect(data.at(-1)?.path).toBe('/api/v1/nowhere/4099');
  });
});

describe('the outbox', () => {
  it('lists the messages of one number, newest first', async () => {
    const api = createTestApi();
    await api.sendCode('09120000001');
    await api.sendCode('09120000002');
    api.pass(1000);
    await api.sendCode('09120000001');
    const list = async (query: string) =>
      (await read<{ data: OutboxMessage[] }>(api.send('GET', `/_outbox${query}`))).data;
    const own = await list('?mobile=09120000001');
    expect(own.map(({ sent_at }) => sent_at)).toEqual([
      '2026-11-21T08:00:01.000Z',
      '2026-11-21T08:00:00.000Z',
    ]);
    expect(await list('')).toHaveLength(3);
  });
});

describe('the outbox page', () => {
  const page = async (api: ReturnType<typeof createTestApi>, query = '') => {
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const response = await api.send('GET', `/_outbox${query}`, { headers });
    return { response, text: await response.text() };
  };

  it('shows the codes in Persian and reloads automatically', async () => {
    const api = createTestApi();
    expect((await page(api)).text).toContain('هنوز پیامکی فرستاده نشده است');
    await api.sendCode('09120000001');
    await api.sendCode('09120000002');
    const { response, text } = await page(api);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="fa" dir="rtl">');
    expect(text).toContain('http-equiv="refresh"');
    expect(text).toContain(`>${await api.codeOf('09120000001')}<`);
    expect((await page(api, '?mobile=09120000002')).text).not.toContain('0912 000 0001');
    expect((await page(api, '?still')).text).not.toContain('http-equiv="refresh"');
  });

  it('shows the codes in English to an English browser', async () => {
    const api = createTestApi();
    const headers = { Accept: 'text/html', 'Accept-Language': 'en-GB,en;q=0.9' };
    await api.call('POST', '/login/send-code', {
      headers,
      body: { mobile: '09120000001', ref: '0' },
    });
    const text = await (await api.send('GET', '/_outbox', { headers })).text();
    expect(text).toContain('<html lang="en" dir="ltr">');
    expect(text).toContain('Your sign-in code');
    expect(text.replace('09120000001', '')).not.toMatch(/[\u0600-\u06ff]/);
  });

  it('allows no scripts and loads nothing, and shows no markup from the query', async () => {
    const { response, text } = await page(createTestApi(), '?mobile=<script>');
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(text).not.toContain('<script');
  });
});

describe('the clock', () => {
  const advance = (api: ReturnType<typeof createTestApi>, body: unknown) =>
    api.send('POST', '/_clock', { body });

  it('moves forward, and subscriptions and sessions expire with it', async () => {
    const api = createTestApi();
    const token = await api.signIn('09120000003');
    const response = await advance(api, { advance_ms: minutes(60 * 24) });
    expect(await response.json()).toEqual({
      data: { now: '2026-11-22T08:00:00.000Z', advanced_ms: 86_400_000 },
    });
    expect(await (await api.send('GET', '/_clock')).json()).toMatchObject({
      data: { advanced_ms: 86_400_000 },
    });
    const user = await read<Answer<'getUser'>>(api.call('GET', '/get/user?ref=0', { token }));
    expect(user.data.subscription).toBe(0);
    await advance(api, { advance_ms: minutes(60 * 24 * 29) });
    expect((await api.call('GET', '/get/user?ref=0', { token })).status).toBe(401);
  });

  it('cannot be moved back, nor by more than ten years', async () => {
    const api = createTestApi();
    const years = 365 * 24 * 60 * 60_000;
    for (const body of [
      { advance_ms: -1 },
      { advance_ms: 0.5 },
      { advance_ms: 11 * years },
      {},
      [],
    ]) {
      expect((await advance(api, body)).status).toBe(422);
    }
    expect((await advance(api, { advance_ms: 9 * years })).status).toBe(200);
    const far = await advance(api, { advance_ms: 2 * years });
    expect(Object.keys((await read<ErrorBody>(far)).errors)).toEqual(['advance_ms']);
  });
});

it('has none of these in production', async () => {
  const api = createTestApi({ production: true });
  const calls = [
    ['GET', '/_outbox'],
    ['GET', '/_requests'],
    ['DELETE', '/_requests'],
    ['DELETE', '/_faults'],
    ['DELETE', '/_limits'],
    ['GET', '/_clock'],
  ] as const;
  for (const [method, path] of calls) expect((await api.send(method, path)).status).toBe(404);
  const body = { operationId: 'getMovie', status: 500 };
  expect((await api.send('POST', '/_faults', { body })).status).toBe(404);
  expect((await api.call('GET', '/get/movie/1024')).status).toBe(200);
});

it('reports that it is alive, and whether its database answers', async () => {
  const api = createTestApi();
  const state = async (path: string) => {
    const response = await api.send('GET', path);
    return [response.status, await response.json()];
  };
  expect(await state('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await state('/readyz')).toEqual([200, { status: 'ready' }]);
  api.close();
  expect(await state('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await state('/readyz')).toEqual([503, { status: 'the database does not answer' }]);
});

it('logs every request, including dropped and unknown ones', async () => {
  const lines: RequestLine[] = [];
  const api = createTestApi({ log: (line) => lines.push(line) });
  const paths = ['/healthz', '/_outbox', '/_docs', '/bank/nothing', '/media/nothing', '/nothing'];
  for (const path of paths) await api.send('GET', path);
  await api.send('POST', '/_faults', { body: { operationId: 'getMovie', drop: true } });
  await expect(api.call('GET', '/get/movie/1024')).rejects.toThrow('dropped');
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/healthz', 200],
    ['/_outbox', 200],
    ['/_docs', 200],
    ['/bank/nothing', 404],
    ['/media/nothing', 404],
    ['/nothing', 404],
    ['/_faults', 204],
    ['/api/v1/get/movie/1024', null],
  ]);
});

it('logs one line per API request with its id, operation, status and address', async () => {
  const lines: unknown[] = [];
  const api = createTestApi({ log: (line) => lines.push(line) });
  await api.call('GET', '/get/movie/9999', { headers: { 'X-Request-Id': 'r1' } });
  expect(lines).toEqual([
    expect.objectContaining({
      id: 'r1',
      method: 'GET',
      path: '/api/v1/get/movie/9999',
      operationId: 'getMovie',
      status: 404,
      address: '192.0.2.1',
    }),
  ]);
});

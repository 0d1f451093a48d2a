import { describe, expect, it } from 'vitest';
import { createAnswerReader } from './read/index.ts';
import { createTestApi, empty, failureOf, json } from './test-support/api.ts';
import { createAnswerCheck } from './validate/index.ts';

describe('a success', () => {
  it('resolves to the body of the answer', async () => {
    const { api } = createTestApi(() => json({ data: [], fresh: 'field' }));
    await expect(api.call('getDiscover')).resolves.toEqual({ data: [], fresh: 'field' });
  });

  it('may have any JSON media type', async () => {
    const { api } = createTestApi(() =>
      json([], { headers: { 'content-type': 'application/vnd.parde+json; charset=utf-8' } }),
    );
    await expect(api.call('getCategories')).resolves.toEqual([]);
  });

  it('is parsed by its content, whatever its content type is', async () => {
    const { api } = createTestApi(
      () => new Response('{"data":[]}', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(api.call('getDiscover')).resolves.toEqual({ data: [] });
  });

  it.each([
    ['nothing', () => empty(200)],
    ['JSON', () => json({ message_fa: 'کد تأیید پیامک شد.' })],
    ['a page', () => new Response('<p>OK</p>', { headers: { 'content-type': 'text/html' } })],
    ['cut short', () => new Response('{"mess')],
  ])('may be %s if the operation’s body is unused', async (_, reply) => {
    const { api } = createTestApi(reply);
    await expect(api.call('logout')).resolves.toBeUndefined();
  });

  it.each([
    ['nothing', () => empty(200), undefined],
    ['JSON that is no object', () => json('sent'), undefined],
    ['a page', () => new Response('<p>OK</p>'), undefined],
    ['a list', () => json([]), undefined],
    ['null', () => json(null), undefined],
    ['an object', () => json({ request_id: 'r' }), { request_id: 'r' }],
  ])('may be %s if the operation’s body is optional', async (_, reply, answer) => {
    const { api } = createTestApi(reply, { checkAnswer: createAnswerCheck() });
    const body = { mobile: '09123456789', ref: '0' };
    await expect(api.call('sendCode', { body })).resolves.toEqual(answer);
  });
});

describe('an answer other than 200', () => {
  it.each([
    [201, '{"data":[]}'],
    [202, '{"data":[]}'],
    [204, null],
    [206, '{"data":[]}'],
    [226, '{"data":['],
  ])('is not a success: %i', async (status, body) => {
    const { api, requests } = createTestApi(
      () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    );
    const calls = [api.call('getDiscover'), api.call('logout')];
    for (const call of calls) {
      expect(await failureOf(call)).toMatchObject({ kind: 'message', status, hasMessage: false });
    }
    expect(requests).toHaveLength(2);
  });

  it('carries the server’s error details, whatever its status', async () => {
    const body = { message_fa: 'هنوز نه.', errors: { mobile: ['نادرست'] } };
    const { api } = createTestApi(() => json(body, { status: 202 }));
    const error = await failureOf(api.call('logout'));
    expect(error).toMatchObject({ kind: 'validation', status: 202, ...body });
  });
});

describe('an invalid answer with status 200', () => {
  const jsonType = { headers: { 'content-type': 'application/json' } };
  const htmlType = { headers: { 'content-type': 'text/html' } };

  it.each([
    ['an empty body', () => new Response('', jsonType)],
    ['an empty body', () => empty(200)],
    [
      'a body that is no JSON, of type application/json',
      () => new Response('{"data":{"sli', jsonType),
    ],
    [
      'a body that is no JSON, of type text/html',
      () => new Response('<h1>وارد شوید</h1>', htmlType),
    ],
    [
      'a body that is no JSON, of type unknown',
      () => new Response(new TextEncoder().encode('ok'), { headers: {} }),
    ],
    ['a body that is no object', () => json(null)],
    ['a body that is no object', () => json([])],
    ['a body that is no object', () => json('ok')],
    ['a data that is no object', () => json({ status: 200 })],
    ['a data that is no object', () => json({ data: null })],
    ['a data that is no object', () => json({ data: [] })],
  ])('is malformed: %s', async (problem, reply) => {
    const { api, requests } = createTestApi(reply);
    const error = await failureOf(api.call('getSlider', { query: { ref: '0' } }));
    expect(error).toMatchObject({
      kind: 'malformed',
      operation: 'getSlider',
      status: 200,
      message: `getSlider answered 200 with ${problem}`,
      hasMessage: false,
    });
    expect(requests).toHaveLength(1);
  });

  it.each([undefined, null, 7, 'سلام'])(
    'is malformed if the check throws %j, and the request is not repeated',
    async (thrown) => {
      const { api, requests } = createTestApi(() => json({ data: [] }), {
        checkAnswer: () => {
          throw thrown;
        },
      });
      const error = await failureOf(api.call('getDiscover'));
      expect(error).toMatchObject({ kind: 'malformed', status: 200 });
      expect(error.cause).toBe(thrown);
      expect(requests).toHaveLength(1);
    },
  );

  it('is malformed if the contract requires a list', async () => {
    const { api } = createTestApi(() => json({ data: [] }));
    const error = await failureOf(api.call('getCategories'));
    expect(error.kind).toBe('malformed');
  });

  it('is malformed if it has none of the allowed forms', async () => {
    const input = {
      body: {
        subscription: true,
        pay_anything: false,
        bank: '012',
        series: [],
        add_new_bank: true,
        payment_id: null,
        forsubscription: true,
        mobile: '09123456789',
        ref: '0',
        callback_url: 'https://parde.test/callback',
      },
    };
    const message = 'انجام شد.';
    const bodies = [
      { data: { pay_url: 'https://bank.test' } },
      { message },
      { data: null, message },
      { data: {}, message },
      { data: { pay_url: null }, message },
    ];
    const { api } = createTestApi((_, attempt) => json(bodies[attempt - 1] ?? { data: null }), {
      checkAnswer: createAnswerCheck(),
    });
    for (const body of bodies) {
      await expect(api.call('buyDebitSubscription', input)).resolves.toEqual(body);
    }
    const error = await failureOf(api.call('buyDebitSubscription', input));
    expect(error.message).toBe('buyDebitSubscription answered 200 with a data that is no object');
  });

  it('is malformed if one of several fields is missing', async () => {
    const { api } = createTestApi(() => json({ subscription: 1 }));
    const error = await failureOf(api.call('ghostCheck', { query: { ref: '0' } }));
    expect(error.message).toBe('ghostCheck answered 200 with a ref that is no string');
  });
});

describe('a client that reads non-standard spellings', () => {
  const readAnswer = createAnswerReader();
  const everything = { query: { age: 0, lang: 0, country: 0, f_type: 0 } };
  const film = { content_type: 'movie', id: 1024, name_fa: 'شب‌های بی‌ستارهٔ یزد' };

  it('converts an answer to the contract’s form and reports the differences', async () => {
    const reports: unknown[] = [];
    const { api } = createTestApi(() => json({ data: { top: [film, { id: 7 }] } }), {
      readAnswer,
      checkAnswer: createAnswerCheck(),
      onDifferences: (operation, differences) =>
        reports.push(...differences.map(({ path, outcome }) => [operation, path, outcome])),
    });
    const { data } = await api.call('getTop', everything);
    expect(data.top).toMatchObject([{ id: '1024', access: 'subscription', poster: null }]);
    expect(reports).toContainEqual(['getTop', '/data/top/0/id', 'read']);
    expect(reports).toContainEqual(['getTop', '/data/top/1/content_type', 'dropped']);
  });

  it('fails if the answer cannot be read at all', async () => {
    const { api } = createTestApi(() => json({ data: 7 }), { readAnswer });
    const error = await failureOf(api.call('getTop', everything));
    expect(error).toMatchObject({
      kind: 'malformed',
      message: 'getTop answered 200 with a number for an object at /data',
    });
  });

  it('fails as malformed if its reader or its hook throws', async () => {
    const cause = new Error('broken');
    const { api } = createTestApi(() => json({ data: { top: [film] } }), {
      readAnswer,
      onDifferences: () => {
        throw cause;
      },
    });
    expect(await failureOf(api.call('getTop', everything))).toMatchObject({
      kind: 'malformed',
      cause,
    });
  });
});

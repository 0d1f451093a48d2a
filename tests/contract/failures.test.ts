import { isApiError, messageToShow } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { createReference, otherThan } from './reference.ts';

const mobile = '09121112233';

async function failureOf(call: Promise<unknown>) {
  const outcome = await call.then(
    () => 'The call succeeded',
    (error: unknown) => error,
  );
  if (!isApiError(outcome)) throw outcome;
  return outcome;
}

describe('what the reference server refuses, the client tells apart', () => {
  it('a film that there is not', async () => {
    const { api } = createReference();
    const error = await failureOf(api.call('getMovie', { path: { id: 'no-such-film' } }));
    expect(error).toMatchObject({ kind: 'message', status: 404, operation: 'getMovie' });
    expect(error.requestId).toMatch(/^[\w.-]+$/);
    expect(messageToShow(error, 'fa')).toMatch(/[آ-ی]/);
    expect(messageToShow(error, 'en')).toMatch(/^[ -~]+$/);
  });

  it('an id that is none', async () => {
    const { api } = createReference();
    const error = await failureOf(api.call('getMovie', { path: { id: '../../etc/passwd' } }));
    expect([404, 422]).toContain(error.status);
  });

  it('a number that is none', async () => {
    const { api } = createReference();
    const error = await failureOf(
      api.call('sendCode', { body: { mobile: '02188776655', ref: '0' } }),
    );
    expect(error).toMatchObject({ kind: 'validation', status: 422 });
    expect(Object.keys(error.errors ?? {})).toEqual(['mobile']);
  });

  it('a wrong code, which is not the end of a session', async () => {
    const reference = createReference();
    const right = await reference.askForCode(mobile);
    const body = { ...right, password: otherThan(right.password) };
    const error = await failureOf(reference.api.call('login', { body }));
    expect(error).toMatchObject({ kind: 'validation', status: 422 });
    expect(error.errors?.password).toHaveLength(1);
  });

  it('a right code with another request, as often as one likes', async () => {
    const { api, askForCode } = createReference();
    const right = await askForCode(mobile);
    const body = { ...right, request_id: 'of-nobody' };
    for (let times = 0; times < 6; times += 1) {
      expect(await failureOf(api.call('login', { body }))).toMatchObject({ kind: 'validation' });
    }
    await expect(api.call('login', { body: right })).resolves.toHaveProperty('token');
  });

  it('a code that was used before', async () => {
    const { api, askForCode } = createReference();
    const body = await askForCode(mobile);
    await api.call('login', { body });
    const error = await failureOf(api.call('login', { body }));
    expect(error.status).toBe(422);
  });

  it('too many codes, with the time to wait, and without trying again', async () => {
    const { api, seen } = createReference({
      server: { limits: { codesPerMobile: { max: 1, seconds: 600 } } },
    });
    await api.call('sendCode', { body: { mobile, ref: '0' } });
    const error = await failureOf(api.call('sendCode', { body: { mobile, ref: '0' } }));
    expect(error).toMatchObject({ kind: 'rate-limited', status: 429 });
    expect(error.retryAfter).toBeGreaterThan(590);
    expect(error.retryAfter).toBeLessThanOrEqual(600);
    expect(seen).toHaveLength(2);
  });

  it('a token that is not one, on a page that a guest may see as well', async () => {
    const ended: string[] = [];
    const { api } = createReference({
      client: {
        getToken: () => 'tok_of_yesterday_1234',
        onUnauthorized: ({ operation }) => ended.push(operation),
      },
    });
    await Promise.allSettled([
      api.call('getDiscover'),
      api.call('getUser', { query: { ref: '0' } }),
    ]);
    expect(ended).toHaveLength(1);
    await expect(api.call('getCategories')).resolves.not.toHaveLength(0);
  });
});

describe('what goes wrong on the way, the client never takes for an answer', () => {
  it('half a body', async () => {
    const { api, plant } = createReference();
    await plant({ operationId: 'getMovie', body: 'malformed' });
    const error = await failureOf(api.call('getMovie', { path: { id: '1024' } }));
    expect(error).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('no body', async () => {
    const { api, plant } = createReference();
    await plant({ operationId: 'getCategories', body: 'empty' });
    const error = await failureOf(api.call('getCategories'));
    expect(error).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('a failure without a body', async () => {
    const { api, plant } = createReference();
    await plant({ operationId: 'getCategories', body: 'empty', status: 500 });
    const error = await failureOf(api.call('getCategories'));
    expect(error).toMatchObject({ kind: 'message', status: 500, hasMessage: false });
  });

  it('a server that comes back after two tries', async () => {
    const { api, plant, seen } = createReference();
    await plant({ operationId: 'getDiscover', status: 503, times: 2 });
    await expect(api.call('getDiscover')).resolves.toHaveProperty('data');
    expect(seen).toHaveLength(3);
  });

  it('a dropped connection', async () => {
    const { api, plant, seen } = createReference();
    await plant({ operationId: 'getDiscover', drop: true, times: 3 });
    expect((await failureOf(api.call('getDiscover'))).kind).toBe('network');
    expect(seen).toHaveLength(3);
  });

  it('a connection that drops during a write, which is not repeated', async () => {
    const { api, plant, seen } = createReference();
    await plant({ operationId: 'sendCode', drop: true });
    const error = await failureOf(api.call('sendCode', { body: { mobile, ref: '0' } }));
    expect(error.kind).toBe('network');
    expect(seen).toHaveLength(1);
  });

  it('a server that takes too long', async () => {
    const { api, plant } = createReference({ client: { timeout: 50 } });
    await plant({ operationId: 'getDiscover', delayMs: 2000 });
    expect((await failureOf(api.call('getDiscover'))).kind).toBe('timeout');
  });
});

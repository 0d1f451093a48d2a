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

describe('a refusal of the reference server', () => {
  it('is a 404 with a message for a film that does not exist', async () => {
    const { api } = createReference();
    const error = await failureOf(api.call('getMovie', { path: { id: 'no-such-film' } }));
    expect(error).toMatchObject({ kind: 'message', status: 404, operation: 'getMovie' });
    expect(error.requestId).toMatch(/^[\w.-]+$/);
    expect(messageToShow(error, 'fa')).toMatch(/[آ-ی]/);
    expect(messageToShow(error, 'en')).toMatch(/^[ -~]+$/);
  });

  it('is a 404 or a 422 for an invalid id', async () => {
    const { api } = createReference();
    const error = await failureOf(api.call('getMovie', { path: { id: '../../etc/passwd' } }));
    expect([404, 422]).toContain(error.status);
  });

  it('names the field of an invalid mobile number', async () => {
    const { api } = createReference();
    const error = await failureOf(
      api.call('sendCode', { body: { mobile: '02188776655', ref: '0' } }),
    );
    expect(error).toMatchObject({ kind: 'validation', status: 422 });
    expect(Object.keys(error.errors ?? {})).toEqual(['mobile']);
  });

  it('is a validation error for a wrong code, and does not end a session', async () => {
    const reference = createReference();
    const right = await reference.requestCode(mobile);
    const body = { ...right, password: otherThan(right.password) };
    const error = await failureOf(reference.api.call('login', { body }));
    expect(error).toMatchObject({ kind: 'validation', status: 422 });
    expect(error.errors?.password).toHaveLength(1);
  });

  it('is a validation error for a correct code with another request, any number of times', async () => {
    const { api, requestCode } = createReference();
    const right = await requestCode(mobile);
    const body = { ...right, request_id: 'of-nobody' };
    for (let times = 0; times < 6; times += 1) {
      expect(await failureOf(api.call('login', { body }))).toMatchObject({ kind: 'validation' });
    }
    await expect(api.call('login', { body: right })).resolves.toHaveProperty('token');
  });

  it('is a 422 for a code that was used before', async () => {
    const { api, requestCode } = createReference();
    const body = await requestCode(mobile);
    await api.call('login', { body });
    const error = await failureOf(api.call('login', { body }));
    expect(error.status).toBe(422);
  });

  it('has the time to wait after too many codes, and is not retried', async () => {
    const { api, requests } = createReference({
      server: { limits: { codesPerMobile: { max: 1, seconds: 600 } } },
    });
    await api.call('sendCode', { body: { mobile, ref: '0' } });
    const error = await failureOf(api.call('sendCode', { body: { mobile, ref: '0' } }));
    expect(error).toMatchObject({ kind: 'rate-limited', status: 429 });
    expect(error.retryAfter).toBeGreaterThan(590);
    expect(error.retryAfter).toBeLessThanOrEqual(600);
    expect(requests).toHaveLength(2);
  });

  it('is reported once for an invalid token, and public operations still succeed', async () => {
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

describe('a fault on the way to the client', () => {
  it('is a malformed answer if half of the body is missing', async () => {
    const { api, plant } = createReference();
    await plant({ operationId: 'getMovie', body: 'malformed' });
    const error = await failureOf(api.call('getMovie', { path: { id: '1024' } }));
    expect(error).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('is a malformed answer if the body is empty', async () => {
    const { api, plant } = createReference();
    await plant({ operationId: 'getCategories', body: 'empty' });
    const error = await failureOf(api.call('getCategories'));
    expect(error).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('is an error without a message if a failed answer has no body', async () => {
    const { api, plant } = createReference();
    await plant({ operationId: 'getCategories', body: 'empty', status: 500 });
    const error = await failureOf(api.call('getCategories'));
    expect(error).toMatchObject({ kind: 'message', status: 500, hasMessage: false });
  });

  it('is retried until the server recovers after two tries', async () => {
    const { api, plant, requests } = createReference();
    await plant({ operationId: 'getDiscover', status: 503, times: 2 });
    await expect(api.call('getDiscover')).resolves.toHaveProperty('data');
    expect(requests).toHaveLength(3);
  });

  it('is a network error if every connection is dropped', async () => {
    const { api, plant, requests } = createReference();
    await plant({ operationId: 'getDiscover', drop: true, times: 3 });
    expect((await failureOf(api.call('getDiscover'))).kind).toBe('network');
    expect(requests).toHaveLength(3);
  });

  it('is a network error without a retry if a connection drops during a write', async () => {
    const { api, plant, requests } = createReference();
    await plant({ operationId: 'sendCode', drop: true });
    const error = await failureOf(api.call('sendCode', { body: { mobile, ref: '0' } }));
    expect(error.kind).toBe('network');
    expect(requests).toHaveLength(1);
  });

  it('is a timeout if the server takes too long', async () => {
    const { api, plant } = createReference({ client: { timeout: 50 } });
    await plant({ operationId: 'getDiscover', delayMs: 2000 });
    expect((await failureOf(api.call('getDiscover'))).kind).toBe('timeout');
  });
});

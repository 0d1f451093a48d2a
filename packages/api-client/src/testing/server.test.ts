import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../client.ts';
import { operations } from '../operations.ts';
import { failureOf } from '../test-support/api.ts';
import { fixture, requestFixture } from './fixtures.ts';
import { startMockApi } from './server.ts';

const server = await startMockApi();
const { baseUrl } = server;
const api = createApiClient({ baseUrl, retry: false });

afterEach(() => server.reset());
afterAll(() => server.close());

const film = () => api.getMovie({ path: { id: '1024' } });

describe('the mock server', () => {
  it('answers every operation with the first example of the contract', async () => {
    for (const { operationId, answer } of operations) {
      const body = answer === 'unused' ? undefined : fixture(operationId);
      const answered = await api.call(operationId, requestFixture(operationId));
      expect(answered, operationId).toEqual(body);
    }
  });

  it('answers a cursor with an empty last page, so each item of an example comes once', async () => {
    const { items } = fixture('listGenreTitles').data;
    const received: unknown[] = [];
    for await (const page of api.pages('listGenreTitles', { path: { key: 'drama' } })) {
      received.push(...page.items);
    }
    expect(received).toEqual(items);
  });

  it('uses the newest override first, until it is reset', async () => {
    server.answer(
      'getMovie',
      fixture('getMovie', ({ data }) => {
        data.price = null;
      }),
    );
    server.answer(
      'getMovie',
      ({ param }) => {
        const named = fixture('getMovie');
        named.data.id = param('id');
        return named;
      },
      { once: true },
    );
    const { data } = await api.getMovie({ path: { id: 'آ 1+' } });
    expect(data.id).toBe('آ 1+');
    expect((await film()).data.price).toBeNull();
    server.reset();
    await expect(film()).resolves.toEqual(fixture('getMovie'));
    // @ts-expect-error a film is no user
    server.answer('getMovie', fixture('getUser'));
  });

  it('gives the request to a function that answers', async () => {
    const sent: unknown[] = [];
    server.answer('login', async ({ request }) => {
      sent.push(request.headers.get('content-type'), await request.json());
      return { token: 'tok_2' };
    });
    const { body } = requestFixture('login');
    await expect(api.login({ body })).resolves.toEqual({ token: 'tok_2' });
    expect(sent).toEqual(['application/json', body]);
  });

  it('fails as configured', async () => {
    server.fail('getMovie', 503, { once: true });
    expect(await failureOf(film())).toMatchObject({ kind: 'message', status: 503 });
    server.fail('getMovie', 'network', { once: true });
    expect(await failureOf(film())).toMatchObject({ kind: 'network' });
    await expect(film()).resolves.toEqual(fixture('getMovie'));
    server.fail('login', 422, { errors: { password: ['کد نادرست است'] } });
    const { body } = requestFixture('login');
    expect(await failureOf(api.login({ body }))).toMatchObject({
      kind: 'validation',
      errors: { password: ['کد نادرست است'] },
    });
    // @ts-expect-error the contract of a film has no 409
    expect(() => server.fail('getMovie', 409)).toThrow('The contract has no 409 for getMovie');
  });

  it('delays its answer, or never answers', async () => {
    server.answer('getMovie', fixture('getMovie'), { delay: 1 });
    await expect(film()).resolves.toEqual(fixture('getMovie'));
    server.answer('getMovie', fixture('getMovie'), { delay: 'infinite' });
    const call = api.getMovie({ path: { id: '1024' }, timeout: 30 });
    expect(await failureOf(call)).toMatchObject({ kind: 'timeout' });
  });

  it('reports operations that the contract does not have, and errors of a test’s own function', async () => {
    const unknown = await fetch(`${baseUrl}/get/moovie/1`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ message: 'The contract has no GET /get/moovie/1' });
    server.answer('getMovie', () => {
      throw new Error('no such film in this test');
    });
    expect(await failureOf(film())).toMatchObject({
      status: 500,
      message: "Error: The test's own answer to getMovie failed: Error: no such film in this test",
    });
  });

  it('allows requests from a page of another origin', async () => {
    const asked = await fetch(`${baseUrl}/get/movie/1`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authorization' },
    });
    expect(asked.ok).toBe(true);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization');
  });

  it('closes at the end of its block, and ends pending calls', async () => {
    let call: Promise<unknown>;
    {
      await using other = await startMockApi();
      const arrived = new Promise<void>((resolve) => {
        other.answer('getDiscover', () => {
          resolve();
          return new Promise(() => {});
        });
      });
      call = failureOf(createApiClient({ baseUrl: other.baseUrl, retry: false }).getDiscover());
      await arrived;
    }
    expect(await call).toMatchObject({ kind: 'network' });
    await server.close();
    await server.close();
    expect(await failureOf(film())).toMatchObject({ kind: 'network' });
  });
});

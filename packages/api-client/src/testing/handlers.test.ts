import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client.ts';
import type { OperationId } from '../operation.ts';
import { operationById, operations } from '../operations.ts';
import { failureOf } from '../test-support/api.ts';
import { fixture, requestFixture } from './fixtures.ts';
import { handlers } from './index.ts';

const globalFetch = globalThis.fetch;
const server = setupServer();
const unhandled: string[] = [];

beforeAll(() => {
  // Silences MSW's warning: these tests make unhandled calls on purpose.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:unhandled', ({ request }) => {
    unhandled.push(`${request.method} ${request.url}`);
  });
});
afterEach(() => {
  server.resetHandlers();
  unhandled.length = 0;
});
afterAll(() => {
  server.close();
  vi.restoreAllMocks();
});

/** Calls an operation with the contract's own example of a request. */
function callExample<Id extends OperationId>(id: Id, baseUrl: string, checkUrl = '/check/user') {
  const api = createApiClient({ baseUrl, checkUrl, retry: false, getToken: () => 'tok_1' });
  return api.call(id, requestFixture(id));
}

const answerOf = (id: OperationId) =>
  operationById(id).answer === 'unused' ? undefined : fixture(id);

describe('the handlers', () => {
  it.each(operations.map(({ operationId }) => operationId))('answer %s', async (id) => {
    server.use(...handlers());
    await expect(callExample(id, 'https://parde.test/api/v1')).resolves.toEqual(answerOf(id));
  });

  it.each([
    ['/api/v1', 'http://localhost:3000/api/v1'],
    ['/api/v1/', 'https://parde.test/api/v1/'],
    ['*/api/v1', 'https://parde.test/api/v1'],
    ['https://parde.test/api/v1', 'https://parde.test/api/v1'],
    ['https://PARDE.test:443/api/v1', 'https://parde.test/api/v1'],
    ['http://localhost:8080/a/b.c/v3', 'http://localhost:8080/a/b.c/v3'],
    ['https://api.parde.test', 'https://api.parde.test'],
  ])('created for %s answer calls to %s', async (made, called) => {
    server.use(...handlers({ baseUrl: made }));
    for (const id of ['getMovie', 'login', 'endSession', 'ghostCheck'] as const) {
      await expect(callExample(id, called)).resolves.toEqual(answerOf(id));
    }
  });

  it.each([
    ['https://parde.test/api/v1', 'https://other.test/api/v1'],
    ['https://parde.test/api/v1', 'http://parde.test/api/v1'],
    ['https://parde.test/api/v1', 'https://parde.test/api/v2'],
    ['/api/v1', 'https://parde.test/api/v10'],
    ['/api/v1', 'https://parde.test'],
  ])('created for %s ignore calls to %s', async (made, called) => {
    server.use(...handlers({ baseUrl: made }));
    expect(await failureOf(callExample('getCategories', called))).toMatchObject({
      kind: 'network',
    });
    expect(unhandled).toEqual([`GET ${called}/ghost/getCategories`]);
  });

  it.each(['', 'api/v1', '**/api/v1', 'ftp://parde.test/api/v1', 'https://parde.test/api/v1?x=1'])(
    'cannot be created with the base URL %j',
    (baseUrl) => {
      expect(() => handlers({ baseUrl })).toThrow(/baseUrl must be like/);
    },
  );

  it('match the configured tail of the check path', async () => {
    server.use(...handlers({ checkUrl: '/v2/who_is' }));
    const baseUrl = 'https://parde.test/api/v1';
    await expect(callExample('ghostCheck', baseUrl, '/v2/who_is')).resolves.toEqual(
      fixture('ghostCheck'),
    );
    await failureOf(callExample('ghostCheck', baseUrl));
    expect(unhandled).toEqual([`GET ${baseUrl}/ghost/get/check/user?ref=0`]);
  });

  it.each([
    ['GET', '/get/nothing'],
    ['POST', '/get/movie/1024'],
    ['GET', '/get/movie/1024/extra'],
    ['GET', '/get/movie/..%2Fuser'],
    ['DELETE', '/login'],
  ])('do not handle %s %s, and MSW reports this', async (method, path) => {
    server.use(...handlers());
    await expect(fetch(`https://parde.test/api/v1${path}`, { method })).rejects.toThrow();
    expect(unhandled).toHaveLength(1);
  });

  it('leave the global fetch unchanged after MSW closes', () => {
    server.close();
    expect(globalThis.fetch).toBe(globalFetch);
    server.listen({ onUnhandledFrame: 'error' });
  });
});

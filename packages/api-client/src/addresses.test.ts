import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { serverMessage } from './failures/api-error.ts';
import { createTestApi, failureOf, json } from './test-support/api.ts';

const check = { subscription: 0, ref: '4' };

describe('the URL of a call', () => {
  it('keeps the slashes of the configured check path', async () => {
    const { api, requests } = createTestApi(() => json(check));
    await api.call('ghostCheck', { query: { ref: '0' } });
    expect(requests[0]?.url).toBe('https://parde.test/api/v1/ghost/get/check/user?ref=0');
  });

  it('ends in another check path if the client is configured with one', async () => {
    const { api, requests } = createTestApi(() => json(check), { checkUrl: '/v2/who_is' });
    await api.call('ghostCheck', { query: { ref: '839299365868340223' } });
    expect(requests[0]?.url).toBe(
      'https://parde.test/api/v1/ghost/get/v2/who_is?ref=839299365868340223',
    );
  });

  it.each(['', 'check', '/check/', '/../admin', '/check?x=1', '//evil.test', '/check/%2e', '/چک'])(
    'cannot be built with the check path %j: the client throws',
    (checkUrl) => {
      expect(() => createApiClient({ baseUrl: 'https://parde.test', checkUrl })).toThrow(
        /checkUrl must be a path like \/check\/user/,
      );
    },
  );

  it('has a query key without a value and without an equals sign for /logout?2', async () => {
    const { api, requests } = createTestApi(() => json({}));
    await api.call('endSession', { query: { 2: '' } });
    expect(requests[0]?.url).toBe('https://parde.test/api/v1/logout?2');
    expect(requests[0]?.method).toBe('GET');
  });

  it('encodes an id as a single segment', async () => {
    const { api, requests } = createTestApi(() => json({ data: {} }));
    await api.call('getMovie', { path: { id: '../a/b?c' } });
    expect(requests[0]?.url).toBe('https://parde.test/api/v1/get/movie/..%2Fa%2Fb%3Fc');
  });

  it.each(['', '.', '..', 'a\ud83d', '\udc4d'])(
    'never leads to another operation: the id %j fails with a 404 and without a request',
    async (id) => {
      const { api, requests } = createTestApi(() => json({ data: {} }));
      const error = await failureOf(api.call('listCastTitles', { path: { id } }));
      expect(error).toMatchObject({ kind: 'message', status: 404, hasMessage: false });
      expect(serverMessage(error, 'fa')).toBeUndefined();
      expect(requests).toHaveLength(0);
    },
  );

  it('encodes the values of a query', async () => {
    const { api, requests } = createTestApi(() => json({ data: {} }));
    await api.call('getSlider', { query: { ref: 'a&b=پ' } });
    expect(requests[0]?.url).toBe('https://parde.test/api/v1/get/slider?ref=a%26b%3D%D9%BE');
  });

  it('sorts the query in the order of the contract, whatever the caller’s order is', async () => {
    const { api, requests } = createTestApi(() => json({ data: { top: [] } }));
    await api.call('getTop', { query: { f_type: 4, country: 3, lang: 2, age: 1 } });
    await api.call('getTop', { query: { lang: 2, age: 1, f_type: 4, country: 3 } });
    const address = 'https://parde.test/api/v1/getV2/get_top?age=1&lang=2&country=3&f_type=4';
    expect(requests.map(({ url }) => url)).toEqual([address, address]);
  });

  it('has no double slash if the base URL ends in a slash', async () => {
    const { api, requests } = createTestApi(() => json({ data: [] }), {
      baseUrl: 'https://parde.test/api/v1/',
    });
    await api.call('getDiscover');
    expect(requests[0]?.url).toBe('https://parde.test/api/v1/get/discover');
  });
});

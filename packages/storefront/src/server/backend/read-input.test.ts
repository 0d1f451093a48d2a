import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inFrontOf } from '../../test-support/in-front-of.server.ts';
import type { BackendMap } from './define-backend.ts';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('input from a viewer', () => {
  const hostile = [
    '../../admin',
    'a/b',
    'x?y=1',
    'x#y',
    'a\\b',
    '',
    { a: 1 },
    ['..'],
    ['11'],
    [],
    true,
    1.5,
  ];

  it.each(hostile)('is refused as an id if it is %j, and is not forwarded', async (id) => {
    const map: BackendMap = {
      ghostCart: { call: ({ body }) => ({ method: 'POST', path: `/x/${body.id}/cart` }) },
    };
    const { post, requests } = inFrontOf(() => Response.json({ data: {} }), 'all', map);
    const sent = { id, type: 'movie', quality: null, force_to_buy: false, ref: '0' };
    expect((await post('/ghost/get/cart', sent)).status).toBe(404);
    expect((await post('/buy/items', { items: [{ itemid: id }] })).status).toBe(404);
    expect(requests).toEqual([]);
  });

  it.each(['11', 11, 'm-1'])('is accepted as an id if it is %j', async (id) => {
    const { post, requests } = inFrontOf(() => Response.json({ data: {} }));
    const sent = { id, type: 'movie', quality: null, force_to_buy: false, ref: '0' };
    expect((await post('/ghost/get/cart', sent)).status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  it.each(['/x/../../admin', '/x/..', '/a?b=1', '/a#b', 'a', '/%2e%2e/a', '/a\\b'])(
    'cannot make a map call the path %s',
    async (path) => {
      const map: BackendMap = { quickSearch: { call: () => ({ method: 'GET', path }) } };
      const { get, requests } = inFrontOf(() => Response.json({ data: [] }), 'all', map);
      expect((await get('/ghost/get/getSearchQuick?query=abc')).status).toBe(500);
      expect(requests).toEqual([]);
    },
  );
});

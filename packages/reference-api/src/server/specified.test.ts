import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { createTestApi, read } from '../test-support/test-api.ts';

const operations = Object.entries(contract.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    operation,
    method: method.toUpperCase(),
    path: template.replace('{check_url}', '/check/user').replaceAll(/\{[^}]+\}/g, '1024'),
  })),
);

it('answers the operations of the specification, and no others', async () => {
  const api = createTestApi({ specified: true });
  const answerOf = async (method: string, path: string) => {
    const response = await api.call(method, path);
    return [response.status, await response.text()];
  };
  const unknown = await answerOf('GET', '/never/heard/of');
  expect(unknown[0]).toBe(404);
  for (const { operation, method, path } of operations) {
    const answer = await answerOf(method, path);
    if (operation['x-origin'] === 'assumed') expect(answer, operation.operationId).toEqual(unknown);
    else expect([404, 405], operation.operationId).not.toContain(answer[0]);
  }
  api.close();
});

describe('the cart of a server with only section 7', () => {
  const mci = '198.51.100.7';
  const filmCart = { id: '1024', type: 'movie', quality: null, force_to_buy: false, ref: '0' };
  const freeVideo = { ...filmCart, id: '4001', type: 'video' };

  const urlsOf = async (api: ReturnType<typeof createTestApi>, sent: object, guest = false) => {
    const path = guest ? '/ghost/get/cart' : '/get/cart';
    const { data } = await read<Answer<'getCart'>>(api.call('POST', path, sent));
    return data.downloads.map(({ url }) => url);
  };
  const playsAt = async (api: ReturnType<typeof createTestApi>, urls: readonly unknown[]) => {
    expect(urls).not.toEqual([]);
    for (const url of urls) {
      expect((await api.send('HEAD', String(url))).status).toBe(200);
    }
  };

  it('has the addresses of files that the viewer may play, and no others', async () => {
    const api = createTestApi({ specified: true });
    const token = await api.signIn('09120000001');
    await playsAt(api, await urlsOf(api, { token, body: filmCart }));
    await playsAt(api, await urlsOf(api, { body: freeVideo }, true));
    await playsAt(api, await urlsOf(api, { body: filmCart, address: mci }, true));
    const guest = await urlsOf(api, { body: filmCart }, true);
    expect(guest.length).toBeGreaterThan(0);
    expect(guest.filter(Boolean)).toEqual([]);
    api.close();
  });

  it('has a row for each file, even if nothing can be bought', async () => {
    const api = createTestApi({ specified: true });
    const video = { ...filmCart, id: 'meydan-112', type: 'video' };
    const rows = await urlsOf(api, { body: video }, true);
    expect(rows).not.toEqual([]);
    expect(rows.filter(Boolean)).toEqual([]);
    const series = { ...filmCart, id: '3009', type: 'series' };
    expect(await urlsOf(api, { body: series }, true)).not.toEqual([]);
    const ahead = { ...filmCart, id: '1506' };
    expect(await urlsOf(api, { body: ahead }, true)).toEqual([]);
    api.close();
  });

  it('shows that a film is not part of any subscription', async () => {
    const api = createTestApi({ specified: true });
    const cartOf = async (id: string) => {
      const body = { ...filmCart, id };
      return (await read<Answer<'getCart'>>(api.call('POST', '/ghost/get/cart', { body }))).data;
    };
    expect((await cartOf('1005')).fullrate_data).toMatchObject({
      message: '',
      show_subscription: false,
    });
    expect((await cartOf('1024')).fullrate_data).toBeNull();
    api.close();
  });

  it('has no such addresses if the server has the operation for files', async () => {
    const api = createTestApi();
    const token = await api.signIn('09120000001');
    expect((await urlsOf(api, { token, body: filmCart })).filter(Boolean)).toEqual([]);
    api.close();
  });
});

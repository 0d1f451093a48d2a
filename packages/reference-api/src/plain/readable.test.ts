import type { Answer } from '@parde/api-client';
import { type OperationId, operations } from '@parde/api-client/operations';
import { createAnswerReader } from '@parde/api-client/read';
import { createAnswerCheck } from '@parde/api-client/validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { createTestApi, read } from '../test-support/test-api.ts';

const readAnswer = createAnswerReader();
const check = createAnswerCheck();

const api = createTestApi({ plain: true });
let token = '';
/** The parameters of operations for which the contract's example names nothing in this catalogue. */
let places: Partial<Record<OperationId, Record<string, string>>>;

const first = async (path: string) => {
  const { data } = await read<Answer<'listEpisodes'>>(api.call('GET', path));
  return String(data.items[0]?.id);
};

beforeAll(async () => {
  token = await api.signIn('09120000001');
  const key = '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c99';
  const charge = { amount: 50_000, payment_method: 'mellat', callback_url: 'https://parde.test/' };
  const headers = { 'Idempotency-Key': key };
  const savedTitle = { content_type: 'movie', id: '1024', list: 'watchlist' };
  const writes = [
    await api.call('POST', '/get/charge_wallet', { token, headers, body: charge }),
    await api.call('POST', '/my/list/add', { token, body: savedTitle }),
  ];
  expect(writes.map(({ status }) => status)).toEqual([200, 200]);
  const payments = api.call('GET', '/get/payments', { token });
  const [payment] = (await read<Answer<'listPayments'>>(payments)).data.items;
  places = {
    getSeries: { id: '3001' },
    listEpisodes: { id: '3001' },
    getEpisode: { id: await first('/get/series/3001/episodes') },
    getVideo: { id: await first('/get/channel/studio/videos') },
    getCast: { id: 'p-kavian' },
    listCastTitles: { id: 'p-kavian' },
    getPayment: { tracking_code: payment?.tracking_code ?? '' },
    findPurchase: { key },
    getUssdLink: { package: 'm1' },
  };
});
afterAll(api.close);

function addressOf(id: OperationId, path: string): string {
  const { parameters = [] } = contract.paths[path]?.get ?? {};
  const examples = parameters
    .filter(({ required }) => required)
    .map(({ name, example }) => [name, String(example ?? '')]);
  const values: Record<string, string> = { ...Object.fromEntries(examples), ...places[id] };
  const query = new URLSearchParams(values);
  const filled = Object.entries(values).reduce((address, [name, value]) => {
    if (address.includes(`{${name}}`)) query.delete(name);
    return address.replace(`{${name}}`, value);
  }, path);
  return `${filled}?${query}`;
}

/** Returns the problems that a client has with a plain answer. */
async function understood(id: OperationId, response: Response) {
  expect(response.status).toBe(200);
  const { body, problem, differences } = readAnswer(id, await response.json());
  const dropped = differences.filter(({ outcome }) => outcome === 'dropped');
  return { problem: problem ?? check(id, body), dropped };
}

const faultless = { problem: undefined, dropped: [] };

describe('a client can read the plain answer', () => {
  const asked = operations.filter(({ method, answer }) => method === 'GET' && answer !== 'unused');

  it.each(asked)('of $operationId', async ({ operationId, path }) => {
    const response = await api.call('GET', addressOf(operationId, path), { token });
    expect(await understood(operationId, response)).toEqual(faultless);
  });

  it.each(['movie 1024', 'movie 1605', 'series 3001'])('for a cart: %s', async (title) => {
    const [type, id] = title.split(' ');
    const body = { id, type, quality: null, force_to_buy: false, ref: '0' };
    const own = await api.call('POST', '/get/cart', { token, body });
    expect(await understood('getCart', own)).toEqual(faultless);
    const guest = await api.call('POST', '/ghost/get/cart', { body });
    expect(await understood('ghostCart', guest)).toEqual(faultless);
  });

  it('of the wallet', async () => {
    const response = await api.call('POST', '/get/my_wallet', { token });
    expect(await understood('getWallet', response)).toEqual(faultless);
  });
});

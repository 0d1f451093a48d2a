import { randomUUID } from 'node:crypto';
import type { Answer } from '@parde/api-client';
import { type createTestApi, read } from '../../src/test-support/test-api.ts';
import type { FuzzedCall } from './call.ts';
import { objectOf, type Pool } from './pool.ts';

type TestApi = ReturnType<typeof createTestApi>;
type Caller = { api: TestApi; pool: Pool; token: string; newMobile: () => string };

/** Prepares values that need another call first: a code, a file that is not bought yet, an active agreement. */
export async function prepare(
  { id, body }: FuzzedCall,
  caller: Caller,
): Promise<Partial<Pick<FuzzedCall, 'body' | 'path'>> | undefined> {
  switch (id) {
    case 'login':
      return { body: await credentials(caller) };
    case 'buyItems': {
      const file = await fileToBuy(caller);
      return file && { body: file };
    }
    case 'reportComment': {
      const comment = await commentToReport(caller);
      return comment === undefined ? undefined : { body: { ...objectOf(body), id: comment } };
    }
    case 'getPayment': {
      const code = (await paymentOf(caller)) ?? (await newPayment(caller));
      return code === undefined ? undefined : { path: { tracking_code: code } };
    }
    case 'findPurchase':
      return { path: { key: await keyOfPurchase(caller) } };
    case 'deleteDebitSubscription': {
      const agreement = (await agreementOf(caller)) ?? (await newAgreement(caller));
      return agreement === undefined ? undefined : { body: { id: agreement } };
    }
    default:
      return undefined;
  }
}

async function paymentOf(caller: Caller): Promise<string | undefined> {
  const { data } = await get<Answer<'listPayments'>>(caller, '/get/payments');
  return data.items[0]?.tracking_code;
}

/** Starts a payment first, because random calls rarely buy before they request a payment. */
async function newPayment(caller: Caller): Promise<string | undefined> {
  const { data } = await read<{ data?: { pay_url?: string } }>(topUp(caller, randomUUID()));
  if (data?.pay_url === undefined) return undefined;
  await payAt(caller.api, data.pay_url, 'pay');
  return paymentOf(caller);
}

async function keyOfPurchase(caller: Caller): Promise<string> {
  const key = randomUUID();
  await topUp(caller, key);
  return key;
}

function topUp({ api, token }: Caller, key: string): Promise<Response> {
  return api.call('POST', '/get/charge_wallet', {
    token,
    headers: { 'Idempotency-Key': key },
    body: {
      amount: 10_000,
      payment_method: 'mellat',
      callback_url: 'https://parde.test/callback',
    },
  });
}

async function get<T>({ api, token }: Caller, path: string): Promise<T> {
  return read<T>(api.call('GET', path, { token }));
}

async function credentials({ api, newMobile }: Caller) {
  const mobile = newMobile();
  await api.sendCode(mobile);
  return {
    mobile,
    password: await api.codeOf(mobile),
    request_id: api.requestOf(mobile),
  };
}

const tries = 8;

async function fileToBuy({ api, pool, token }: Caller) {
  for (let turn = 0; turn < tries; turn += 1) {
    const id = pool.pick('id of movie', pool.turn());
    const body = { id, type: 'movie', quality: null, force_to_buy: true, ref: '0' };
    const response = await api.call('POST', '/get/cart', { token, body });
    if (response.status !== 200) continue;
    const { data } = await read<Answer<'getCart'>>(response);
    const row = data.downloads.find(({ amount }) => amount > 0);
    if (!row) continue;
    return {
      items: [{ itemid: row.itemid, amount: row.amount }],
      content_type: 'movie',
      content_id: row.id,
      payment_method: pool.pick('GatewayId', 0),
      ref: '0',
      callback_url: 'https://parde.test/callback',
    };
  }
  return undefined;
}

async function commentToReport({ api, pool, token }: Caller): Promise<string | undefined> {
  for (let turn = 0; turn < tries; turn += 1) {
    const film = pool.pick('id of movie', pool.turn());
    const response = await api.call('GET', `/get/comments/movie/${film}`, { token });
    if (response.status !== 200) continue;
    const { data } = await read<Answer<'listComments'>>(response);
    if (data.items[0]) return data.items[0].id;
  }
  return undefined;
}

async function agreementOf(caller: Caller): Promise<string | undefined> {
  const path = '/directdebit/subscriptions';
  const { data } = await get<Answer<'getDebitSubscriptions'>>(caller, path);
  return data.subscriptions[0]?.id;
}

/** Makes an agreement, with consent on the bank's page. */
async function newAgreement(caller: Caller): Promise<string | undefined> {
  const { api, token, newMobile } = caller;
  const { data: banks } = await get<Answer<'getDebitBanks'>>(caller, '/directdebit/banks');
  const body = {
    subscription: false,
    pay_anything: true,
    bank: banks.banks.find(({ soon }) => !soon)?.id,
    series: [],
    add_new_bank: true,
    payment_id: null,
    forsubscription: false,
    mobile: newMobile(),
    ref: '0',
    callback_url: 'https://parde.test/callback',
  };
  const { data } = await read<{ data?: { pay_url?: string } }>(
    api.call('POST', '/directdebit/buy_subscription', { token, body }),
  );
  if (data?.pay_url === undefined) return undefined;
  await payAt(api, data.pay_url, 'pay');
  return agreementOf(caller);
}

/** Sends the viewer's choice on the bank's page. */
export async function payAt(api: TestApi, address: string, choice: string): Promise<void> {
  await api.send('POST', new URL(address).pathname, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice, return: 'get' }).toString(),
  });
}

import { randomUUID } from 'node:crypto';
import type { Answer } from '@parde/api-client';
import { read } from './test-api.ts';

export type Write = { path: string; key: string; body: object };
export type Shopper = {
  mobile: string;
  token: string;
  /** Writes that were answered with 200, and their answers. */
  acknowledged: (Write & { answer: string })[];
  /** The write that was pending when the server was killed, so that its outcome is unknown. */
  open: Write | undefined;
  paid: Set<string>;
};

export function callsOf(address: string, client: Pick<Shopper, 'mobile'> & Partial<Shopper>) {
  const send = (method: string, path: string, body?: object, key?: string) =>
    fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        'X-Forwarded-For': `10.0.0.${Number(client.mobile.slice(-2))}`,
        ...(client.token && { Authorization: `Bearer ${client.token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const write = ({ path, key, body }: Write) => send('POST', path, body, key);
  return { send, write };
}

/** Signs in a shopper at a server that may be killed at any moment. */
export async function signInAt(address: string, mobile: string): Promise<string> {
  const { send } = callsOf(address, { mobile });
  const sent = send('POST', '/login/send-code', { mobile, ref: '0' });
  const request = await read<Answer<'sendCode'>>(sent);
  const { data } = await read<{ data: { code: string }[] }>(
    fetch(`${address}/_outbox?mobile=${mobile}`, { headers: { Accept: 'application/json' } }),
  );
  const login = await send('POST', '/login', {
    mobile,
    password: data[0]?.code ?? '',
    request_id: request?.request_id,
  });
  return (await read<Answer<'login'>>(login)).token;
}

const callback_url = 'http://parde.test/callback';

export const charge = (): Write => ({
  path: '/get/charge_wallet',
  key: randomUUID(),
  body: { amount: 1_000_000, payment_method: 'saman', callback_url },
});

export const buyPlan = (plan_id: string, amount: number): Write => ({
  path: '/buy/plan',
  key: randomUUID(),
  body: {
    plan_id,
    amount,
    content_type: null,
    content_id: null,
    payment_method: 'wallet',
    ref: '0',
    callback_url,
  },
});

/** Pays on the bank's page if the answer contains one. Returns the path of the page. */
export async function payAt(address: string, answer: string): Promise<string | undefined> {
  const { data }: { data: { pay_url?: string | null } } = JSON.parse(answer);
  if (!data.pay_url) return undefined;
  const { pathname } = new URL(data.pay_url);
  const form = new URLSearchParams({ choice: 'pay', return: 'get' });
  const response = await fetch(`${address}${pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The bank answered ${response.status}.`);
  return pathname;
}

/** The current price of the first plan. */
export async function firstPlan(address: string): Promise<{ id: string; price: number }> {
  const { send } = callsOf(address, { mobile: '09351000000' });
  const { data } = await read<Answer<'getPlans'>>(send('GET', '/get/app/plans'));
  const [id = '', plan] = Object.entries(data)[0] ?? [];
  return { id, price: (plan?.toman ?? 0) - (plan?.discount?.discount_price ?? 0) };
}

/**
 * Buys and tops up until the connection breaks. The next call sends the pending write first, as a careful client
 * does.
 */
export async function shop(
  address: string,
  shopper: Shopper,
  plan: { id: string; price: number },
  onAnswer: () => Promise<void>,
): Promise<void> {
  const { write } = callsOf(address, shopper);
  for (let turn = 0; ; turn += 1) {
    const next = shopper.open ?? (turn % 3 === 0 ? charge() : buyPlan(plan.id, plan.price));
    shopper.open = next;
    const response = await write(next);
    const answer = await response.text();
    shopper.open = undefined;
    // A 422 means that the credit is too low.
    if (response.status === 200) {
      shopper.acknowledged.push({ ...next, answer });
      const page = await payAt(address, answer);
      if (page) shopper.paid.add(page);
    } else if (response.status !== 422) {
      throw new Error(`${next.path} answered ${response.status}: ${answer}`);
    }
    await onAnswer();
  }
}

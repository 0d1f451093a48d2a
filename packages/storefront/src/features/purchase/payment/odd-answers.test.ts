import type { FoundPurchase, Payment } from '@parde/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { createShop, order, paid } from '../test-support/purchase-shop.ts';
import { createTestStore } from '../test-support/purchase-world.ts';
import { type EarlierPurchase, payAgain } from './earlier-purchase.ts';
import { chargeOrder, debitOrder, itemsOrder, overlaps } from './orders.ts';

const { tracking_code: trackingCode } = paid;

afterEach(() => vi.unstubAllGlobals());

/** Returns a payment as JSON contains it: of a later contract, or from a server that leaves fields out. */
const answered = (payment: object): FoundPurchase =>
  JSON.parse(JSON.stringify({ payment: { ...paid, ...payment }, pay_url: null }));

it.each([400, 408, 422, 500, 502, 504])(
  'a %i may come after the API has acted, even if it contains an error message',
  async (status) => {
    const failed = Response.json({ errors: { server: ['It took too long.'] } }, { status });
    const { pay, keys } = await createShop([failed], { payment: paid, pay_url: null });
    expect(await pay()).toEqual({
      kind: 'answered',
      answer: { pay_url: undefined, tracking_code: paid.tracking_code },
    });
    expect(await pay()).toMatchObject({ kind: 'paid' });
    expect(keys).toHaveLength(1);
  },
);

it('a purchase that is found without its payment is unknown', async () => {
  const found: FoundPurchase = JSON.parse('{}');
  const { pay, device } = await createShop([], found);
  for (const _ of ['once', 'again']) expect(await pay()).toEqual({ kind: 'unknown' });
  expect(device.saved).toBeDefined();
});

it.each([{ status: 'verifying' }, { status: null }])(
  'a payment that is %j is not over, and not paid again',
  async (payment) => {
    const { pay, keys } = await createShop([], answered(payment));
    expect(await pay()).toMatchObject({ kind: 'answered' });
    expect(await pay()).toEqual({ kind: 'at-bank', payUrl: undefined, trackingCode });
    expect(keys).toHaveLength(1);
  },
);

it('a purchase refused because its key belongs to another choice is never reported as done', async () => {
  const reused = Response.json({ errors: { form: 'Sent with other details.' } }, { status: 409 });
  let calls = 0;
  const { pay, device, keys } = await createShop([reused], () => {
    calls += 1;
    return calls === 1 ? undefined : { payment: null, pay_url: null };
  });
  device.saved = { order, key: 'k-1', at: 0, state: 'not-begun' };
  expect(await pay()).toMatchObject({ kind: 'refused', error: { status: 409 } });
  await pay();
  expect(keys[0]).toBe('k-1');
  expect(keys[1]).not.toBe('k-1');
});

it('a payment that waits at the bank under the key of another choice is offered, not opened', async () => {
  const reused = Response.json({ message: 'Sent with other details.' }, { status: 409 });
  const payment: Payment = { ...paid, status: 'pending' };
  const { pay, device } = await createShop([reused], {
    payment,
    pay_url: 'https://bank.example/1',
  });
  device.saved = { order, key: 'k-1', at: 0, state: 'not-begun' };
  expect(await pay()).toMatchObject({ kind: 'at-bank', payUrl: 'https://bank.example/1' });
});

it('a call that has timed out may still be done, so the next click reuses its key', async () => {
  const { pay, keys, device } = await createShop([], undefined, 10);
  expect(await pay()).toEqual({ kind: 'unknown' });
  expect(device.saved?.state).toBe('sent');
  await pay();
  expect(keys[1]).toBe(keys[0]);
});

it('a browser that wrongly reports to be offline reuses the key of what it sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { pay, keys } = await createShop([], undefined);
  expect(await pay()).toMatchObject({ kind: 'refused' });
  await pay();
  expect(keys[1]).toBe(keys[0]);
});

it('a refusal does not change the key', async () => {
  const refusals = [400, 422, 403, 429].map((status) => Response.json({}, { status }));
  const { pay, keys, device } = await createShop(refusals, undefined);
  for (const _ of refusals) {
    expect(await pay()).toMatchObject({ kind: 'refused' });
    expect(device.saved?.state).toBe('refused');
  }
  expect(new Set(keys).size).toBe(1);
});

it('a purchase that another device has just paid, or begun, is reported before it is paid again', async () => {
  const { pay, newest, accepted, device, keys } = await createShop(
    [Response.json({ data: {} })],
    undefined,
  );
  newest.push({ ...paid, status: 'failed', tracking_code: 'f1' }, { ...paid, plan_id: 'm3' }, paid);
  expect(await pay()).toMatchObject({ kind: 'paid', trackingCode });
  newest.unshift(
    { ...paid, status: 'pending', tracking_code: 'p1' },
    { ...paid, status: 'pending', tracking_code: 'p2' },
  );
  expect(keys).toHaveLength(0);
  const expected = {
    kind: 'paid',
    trackingCode,
    isOther: true,
    also: ['at-bank p1', 'at-bank p2'],
  };
  expect(await pay(), 'all at once').toEqual(expected);
  payAgain(order, createTestStore(device), { ...expected, kind: 'paid', isOther: true }, accepted);
  newest.splice(0, 1, { ...paid, tracking_code: 'p1' });
  const since = { kind: 'paid', trackingCode: 'p1', isOther: true } as const;
  expect(await pay(), 'paid since').toEqual(since);
  payAgain(order, createTestStore(device), since, accepted);
  expect(await pay()).toMatchObject({ kind: 'answered' });
});

it.each<[string, Payment['status'], boolean]>([
  ['what the account shows without a code', 'paid', true],
  ['what no account shows, and was paid', 'paid', false],
  ['what no account shows, and waits', 'pending', false],
])('%s is reported once, as in the newest payments', async (_what, status, isShown) => {
  const { pay, newest, accepted, truth, device, keys } = await createShop([], undefined);
  const find = async () => {
    newest.splice(0, 1, { ...paid, status });
    if (!isShown) throw new Error('The account shows nothing.');
    return { payment: null, pay_url: null };
  };
  Object.assign(truth, { unknown: 'unsure', find });
  const before = { ...paid, tracking_code: 'an earlier one' };
  accepted.add('paid an earlier one');
  newest.push(before, before);
  const code = { trackingCode, payUrl: undefined };
  const expected: EarlierPurchase =
    status === 'paid' ? { kind: 'paid', trackingCode } : { kind: 'at-bank', ...code };
  expect(await pay(), 'of this page').toEqual(expected);
  expect(await pay(), 'of an earlier page').toEqual(expected);
  payAgain(order, createTestStore(device), expected, accepted);
  await pay();
  expect(keys).toHaveLength(2);
});

it.each([
  [
    'the payment that the viewer knows of',
    Response.json({ data: { tracking_code: trackingCode } }),
  ],
  ['that the key holds another wish', Response.json({ message: 'reused' }, { status: 409 })],
])(
  'a lost call is sent again with its key, and with a new key if the answer is %s',
  async (_, answer) => {
    const bought = Response.json({ data: { tracking_code: 'p2' } });
    const { pay, newest, accepted, truth, device, keys } = await createShop(
      [answer, bought],
      undefined,
    );
    Object.assign(truth, {
      unknown: 'unsure',
      find: () => Promise.reject(new Error('Nobody knows.')),
    });
    newest.push(paid);
    device.saved = { order, key: 'k-1', at: 0, state: 'sent' };
    const expected: EarlierPurchase = { kind: 'paid', trackingCode };
    expect(await pay()).toEqual(expected);
    payAgain(order, createTestStore(device), expected, accepted);
    expect(await pay()).toEqual({ kind: 'answered', answer: { tracking_code: 'p2' } });
    expect(keys).toEqual(['k-1', expect.not.stringMatching('k-1')]);
  },
);

it('an order whose bank was refused is paid in another way at once, even without a lookup by key', async () => {
  const answers = [Response.json({}, { status: 409 }), Response.json({ data: {} })];
  const { pay, newest, truth, device, keys } = await createShop(answers, undefined);
  const find = () => Promise.reject(new Error('The account shows nothing.'));
  Object.assign(truth, { unknown: 'unsure', find });
  newest.push({ ...paid, status: 'pending' });
  device.saved = { order, key: 'k-1', at: 0, state: 'blocked' };
  expect(await pay()).toMatchObject({ kind: 'answered' });
  expect(keys).toEqual(['k-1', expect.not.stringMatching('k-1')]);
});

it('a payment made in another way is reported before the payment that waits at the bank', async () => {
  const waits: Payment = { ...paid, status: 'pending', tracking_code: 'p1' };
  for (const find of [{ payment: waits, pay_url: null }, Response.json({}, { status: 503 })]) {
    const { pay, device, newest } = await createShop([], find);
    device.saved = { order, key: 'k-1', at: 0, state: 'answered' };
    newest.push(waits, paid);
    expect(await pay()).toEqual({ kind: 'paid', trackingCode, also: ['at-bank p1'] });
  }
});

it('a session that ends while the lost answer is requested leaves the purchase unknown', async () => {
  const { pay, device } = await createShop([], Response.json({}, { status: 401 }));
  expect(await pay()).toMatchObject({ kind: 'refused', error: { status: 401 } });
  expect(device.saved?.state).toBe('sent');
});

it('the viewer can pay after a timeout if a lookup is not answered', async () => {
  vi.useFakeTimers();
  const { pay, device, truth } = await createShop([Response.json({ data: {} })], undefined);
  const never = () => new Promise<never>(() => {});
  truth.find = never;
  truth.newest = never;
  device.saved = { order, key: 'k-1', at: 0, state: 'refused' };
  const pending = pay(never);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await pending).toMatchObject({ kind: 'answered' });
  vi.useRealTimers();
});

it('a file or a plan that waits at the bank is reported to a viewer who pays for it in another order', () => {
  const file = (id: string, quality: string) =>
    ({ type: 'movie', id, itemid: `${id}-${quality}` }) as const;
  const cart = itemsOrder([file('2', '720p'), file('1', '720p')]);
  const inAnyQuality = itemsOrder([file('1', '480p')]);
  expect([overlaps(cart, inAnyQuality), overlaps(inAnyQuality, cart)]).toEqual([true, true]);
  expect(overlaps(cart, itemsOrder([file('3', '720p')]))).toBe(false);
  expect(overlaps(cart, order)).toBe(false);
  expect([overlaps(order, debitOrder), overlaps(debitOrder, order)]).toEqual([true, true]);
  expect(overlaps(debitOrder, chargeOrder)).toBe(false);
});

const created_at = new Date(Date.parse(paid.created_at) - 31 * 60_000).toISOString();
const debit = { subscription: true, pay_anything: true, series: [], charges: [] };
const agreement = { kind: 'direct_debit', plan_id: null, status: 'pending', debit } as const;
it.each<[string, Partial<Payment>, string]>([
  ['was made half an hour ago, does not stand', { created_at }, 'answered'],
  ['began half an hour ago, does not stand', { created_at, status: 'pending' }, 'answered'],
  ['is automatic and buys the plan, stands', { kind: 'direct_debit' }, 'paid'],
  ['is agreed with a bank, does not stand', { ...agreement, status: 'paid' }, 'answered'],
  ['waits and renews, stands', agreement, 'at-bank'],
  [
    'waits and renews none, does not stand',
    { ...agreement, debit: { ...debit, subscription: false } },
    'answered',
  ],
])('a payment that %s in the way of a plan', async (_what, payment, kind) => {
  const { pay, newest } = await createShop([Response.json({ data: {} })], undefined);
  newest.push({ ...paid, ...payment });
  expect(await pay()).toMatchObject({ kind });
});

it('a purchase that this device began in another order is reported if no payments are listed', async () => {
  const payment: Payment = { ...paid, status: 'pending' };
  const { pay, waiting } = await createShop([], { payment, pay_url: null });
  waiting.push({ order: debitOrder, key: 'k-2', at: 0, state: 'answered' });
  expect(await pay()).toMatchObject({ kind: 'at-bank', trackingCode, isOther: true });
  payment.debit = { ...debit, subscription: false };
  expect(await pay()).toMatchObject({ kind: 'answered' });
});

it.each([
  ['in its own words', { message: 'Too often.' }, 'refused'],
  ['without words, as a gateway does', {}, 'unknown'],
])(
  'the refusal of a server that cannot confirm the outcome counts if it comes %s',
  async (_how, body, kind) => {
    const refusal = Response.json(body, { status: 429 });
    const { pay } = await createShop([refusal], Response.json({}, { status: 503 }));
    expect(await pay()).toMatchObject({ kind });
  },
);

it('a price that differs from the one on the page is reported, and not paid', async () => {
  const { pay, keys } = await createShop([], undefined);
  const price = { from: 149_000, to: 179_000 };
  expect(await pay(async () => price)).toEqual({ kind: 'repriced', price });
  expect(keys).toHaveLength(0);
});

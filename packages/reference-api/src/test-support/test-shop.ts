import { randomBytes, randomUUID } from 'node:crypto';
import type {
  BuyDebitSubscriptionRequest,
  BuyItemsRequest,
  BuyPlanRequest,
  Cart,
  CartRequest,
  ChargeWalletRequest,
  DebitSettings,
  FoundPurchase,
  Payment,
  Purchase,
} from '@parde/api-client';
import type { TitlePictures } from '../catalogue/title.ts';
import { createTitles } from '../catalogue/title.ts';
import { createAdapter } from '../contract/adapter.ts';
import { contract } from '../contract/contract.ts';
import { Refusal } from '../contract/refusal.ts';
import { createMoney } from '../money/money.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { type ErrorBody, read } from './test-api.ts';
import { insertTestTitles } from './test-titles.ts';

export const callback = 'https://parde.example/callback';
export const start = Date.UTC(2026, 10, 21, 8, 0, 0);

type Options = { db?: Database; callbackOrigins?: readonly string[]; now?: () => number };

const picture = { url: '/media/poster/test', width: 800, height: 1200, color: '#3b2a1f' };
const pictures: TitlePictures = { title: () => picture, person: () => picture };

/**
 * Creates the money operations and the bank's page with a few titles, behind the adapter that validates every answer.
 * A viewer's token is their number.
 */
export function createTestShop({ db = openDatabase(), ...options }: Options = {}) {
  let time = start;
  const now = options.now ?? (() => time);
  const { callbackOrigins } = options;
  if (!db.one(db.from.selectFrom('forms').select('value'))) insertTestTitles(db, start);
  const titles = createTitles(db, pictures, now);
  const money = createMoney({ db, titles, now, random: randomBytes, callbackOrigins });
  const adapter = createAdapter({
    contract,
    handlers: money.handlers,
    checkUrl: '/check/user',
    sessionOf: (token) => ({ mobile: token, token }),
    checkAnswers: true,
    report: (error) => {
      throw error;
    },
  });

  type Sent = { key?: string; body?: unknown; address?: string; english?: boolean };

  const call = (method: string, path: string, mobile: string | null, sent: Sent = {}) => {
    const headers = new Headers({ 'Accept-Language': sent.english ? 'en' : 'fa' });
    if (mobile !== null) headers.set('Authorization', `Bearer ${mobile}`);
    if (sent.key !== undefined) headers.set('Idempotency-Key', sent.key);
    const text = sent.body === undefined ? undefined : JSON.stringify(sent.body);
    if (text !== undefined) headers.set('Content-Type', 'application/json');
    const request = new Request(`https://api.test/api/v1${path}`, {
      method,
      headers,
      ...(text !== undefined && { body: text }),
    });
    const match = adapter.match(method, path.split('?')[0] ?? '');
    if (match instanceof Refusal) return Promise.resolve(adapter.refuse(match, request));
    return adapter.answer(match, request, sent.address ?? '192.0.2.1');
  };

  const post = (path: string, mobile: string | null, body: unknown, key?: string) =>
    call('POST', path, mobile, { body, ...(key !== undefined && { key }) });

  const expectSuccess = async <T>(answer: Promise<Response>): Promise<T> => {
    const response = await answer;
    if (response.status !== 200) throw new Error(await response.text());
    return (await read<{ data: T }>(response)).data;
  };

  let viewers = 0;

  const buyPlan = (
    mobile: string,
    change: Partial<BuyPlanRequest> = {},
    key: string = randomUUID(),
  ) =>
    post(
      '/buy/plan',
      mobile,
      {
        plan_id: 'm1',
        amount: 149_000,
        content_type: null,
        content_id: null,
        payment_method: 'mellat',
        ref: '0',
        callback_url: callback,
        ...change,
      } satisfies BuyPlanRequest,
      key,
    );

  const buyItems = (
    mobile: string,
    items: BuyItemsRequest['items'],
    change: Partial<BuyItemsRequest> = {},
    key: string = randomUUID(),
  ) =>
    post(
      '/buy/items',
      mobile,
      {
        items,
        content_type: null,
        content_id: null,
        payment_method: 'mellat',
        ref: '0',
        callback_url: callback,
        ...change,
      } satisfies BuyItemsRequest,
      key,
    );

  const charge = (
    mobile: string,
    amount: number,
    change: Partial<ChargeWalletRequest> = {},
    key?: string,
  ) =>
    post(
      '/get/charge_wallet',
      mobile,
      {
        amount,
        payment_method: 'mellat',
        callback_url: callback,
        ...change,
      } satisfies ChargeWalletRequest,
      key,
    );

  const debit = (mobile: string, change: Partial<BuyDebitSubscriptionRequest> = {}, key?: string) =>
    post(
      '/directdebit/buy_subscription',
      mobile,
      {
        subscription: true,
        pay_anything: false,
        bank: '012',
        series: [],
        add_new_bank: true,
        payment_id: null,
        forsubscription: true,
        mobile,
        ref: '0',
        callback_url: callback,
        ...change,
      } satisfies BuyDebitSubscriptionRequest,
      key,
    );

  /** Sends the viewer's choice on the bank's page. */
  const atBank = (payUrl: string | null, choice: string, back = 'get') =>
    Promise.resolve(
      money.bank.request(new URL(payUrl ?? '').pathname, {
        method: 'POST',
        body: new URLSearchParams({ choice, return: back }),
      }),
    );

  return {
    /** Requests an agreement and makes a choice on the bank's page. */
    agree: async (
      mobile: string,
      changes: Partial<BuyDebitSubscriptionRequest> = {},
      choice = 'pay',
    ) => {
      const { pay_url } = await expectSuccess<{ pay_url: string }>(debit(mobile, changes));
      return atBank(pay_url, choice);
    },
    /** Changes the automatic payments without the bank and returns the message. */
    changeDebit: async (mobile: string, changes: Partial<BuyDebitSubscriptionRequest>) => {
      const answer = debit(mobile, { add_new_bank: false, ...changes });
      return (await read<{ message?: string }>(answer)).message;
    },
    daysLeft: (mobile: string) => money.entitlements.subscriptionOf(mobile).days_period_to_end,
    db,
    money,
    call,
    post,
    expectSuccess,
    buyPlan,
    buyItems,
    charge,
    debit,
    atBank,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** A new viewer. */
    viewer: (): string => {
      const mobile = `0935${String(viewers++).padStart(7, '0')}`;
      db.run(db.from.insertInto('users').values({ mobile, scopes: '[]', created_at: now() }));
      return mobile;
    },
    /** Makes a choice on the bank's page of a begun payment and returns the tracking code. */
    through: async (begun: Promise<Response>, choice = 'pay'): Promise<string> => {
      const { tracking_code, pay_url } = await expectSuccess<Purchase>(begun);
      if (pay_url !== null) await atBank(pay_url, choice);
      return tracking_code;
    },
    payment: (mobile: string, code: string) =>
      expectSuccess<Payment>(call('GET', `/get/payment/${code}`, mobile)),
    /** Returns the purchase begun with a key, or undefined. */
    found: async (mobile: string, key: string): Promise<FoundPurchase | undefined> => {
      const response = await call('GET', `/get/purchase/${key}`, mobile);
      return response.status === 404
        ? undefined
        : (await read<{ data: FoundPurchase }>(response)).data;
    },
    payments: async (mobile: string) =>
      (await expectSuccess<{ items: Payment[] }>(call('GET', '/get/payments?limit=50', mobile)))
        .items,
    credit: async (mobile: string) =>
      (await expectSuccess<{ credit: number }>(call('POST', '/get/my_wallet', mobile))).credit,
    settings: (mobile: string) =>
      expectSuccess<DebitSettings>(call('GET', '/directdebit/subscriptions', mobile)),
    cart: (mobile: string | null, change: Partial<CartRequest>, address?: string) => {
      const body = { id: '1', type: 'movie', quality: null, force_to_buy: false, ref: '0' };
      return expectSuccess<Cart>(
        call('POST', mobile === null ? '/ghost/get/cart' : '/get/cart', mobile, {
          body: { ...body, ...change },
          ...(address !== undefined && { address }),
        }),
      );
    },
  };
}

export type TestShop = ReturnType<typeof createTestShop>;

/** The status and the fields of a refusal. */
export async function refused(answer: Promise<Response>): Promise<[number, ...string[]]> {
  const response = await answer;
  const { errors = {} } = await read<Partial<ErrorBody>>(response);
  return [response.status, ...Object.keys(errors)];
}

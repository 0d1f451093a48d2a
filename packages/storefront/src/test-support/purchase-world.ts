import { createApiClient, type Payment } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import {
  earlierPurchase,
  findPurchaseAt,
  type PurchaseStore,
  payOnce,
} from '../features/purchase/payment/pay-once.ts';
import type { StoredPurchase } from '../features/purchase/payment/stored-purchases.ts';

const order = 'plan:m1';
export const minute = 60_000;

/** What is lost of a call: nothing, the call, its answer; or it comes so late that nobody waits for it. */
export type Loss = 'nothing' | 'call' | 'answer' | 'late';

interface Made {
  readonly key: string;
  readonly method: string;
  readonly payment: Payment;
  readonly at: number;
}

/** An API with a bank and a credit that is large or empty, behind a line that loses calls and answers. */
export function createWorld() {
  let clock = 0;
  let credit = true;
  let loss: Loss = 'nothing';
  let isDeaf = false;
  const made: Made[] = [];
  let late: (() => void)[] = [];
  let saved: StoredPurchase | undefined;
  /** The viewer has said that they want it once more. */
  let isWantedAgain = true;
  const violations: string[] = [];

  const answer = (status: number, body: object) => Response.json(body, { status });
  const known = (key: string) => made.find((each) => each.key === key);
  const begun = ({ payment, key }: Made) =>
    answer(200, {
      data: {
        status: payment.status === 'pending' ? 'pending' : 'paid',
        tracking_code: payment.tracking_code,
        pay_url: payment.status === 'pending' ? `https://bank.example/${key}` : null,
      },
    });

  const buy = (key: string, method: string): Response => {
    const before = known(key);
    if (before)
      return before.method === method ? begun(before) : answer(409, { message: 'reused' });
    if (method === 'wallet' && !credit)
      return answer(422, { errors: { payment_method: ['small'] } });
    const last = made.at(-1);
    const isOpen =
      last?.payment.status === 'pending' ||
      (last?.payment.status === 'paid' && clock - last.at < 30 * minute);
    if (isOpen && !isWantedAgain) violations.push(`${key} after ${last?.key}`);
    isWantedAgain = false;
    const payment: Payment = {
      ...fixture('getPayment', 'paid').data,
      tracking_code: `14050830${String(made.length).padStart(4, '0')}`,
      status: method === 'wallet' ? 'paid' : 'pending',
    };
    const purchase = { key, method, payment, at: clock };
    made.push(purchase);
    return begun(purchase);
  };

  const askedFor = async ({ url }: Request) => {
    if (isDeaf) throw new TypeError('offline');
    const found = known(new URL(url).pathname.split('/').at(-1) ?? '');
    if (!found) return answer(404, { message: 'none' });
    const { payment, key } = found;
    const pay_url = payment.status === 'pending' ? `https://bank.example/${key}` : null;
    return answer(200, { data: { payment, pay_url } });
  };

  const bought = async (request: Request) => {
    const key = request.headers.get('idempotency-key') ?? '';
    const { payment_method: method }: { payment_method: string } = await request.json();
    if (loss === 'late') late.push(() => void buy(key, method));
    const response = loss === 'call' || loss === 'late' ? undefined : buy(key, method);
    if (!response || loss === 'answer') throw new TypeError('the line broke');
    return response;
  };

  const arrive = () => {
    for (const act of late) act();
    late = [];
  };

  const api = createApiClient({
    baseUrl: 'https://parde.test/api/v1',
    retry: false,
    fetch: (request) => (request.method === 'GET' ? askedFor(request) : bought(request)),
  });

  const store: PurchaseStore = {
    find: () => saved,
    save: ({ key }) => {
      saved = { order, key, at: clock };
    },
    mark: (_, known) => {
      if (saved) saved = { ...saved, ...known };
    },
    forget: () => {
      saved = undefined;
    },
    ageOf: ({ at }) => clock - at,
  };
  const find = findPurchaseAt(api);
  const press = (method: string) =>
    payOnce(order, store, {
      find,
      send: async (key) => {
        const { data } = await api.call('buyPlan', {
          body: { ...buyPlanBody, payment_method: method },
          header: { 'Idempotency-Key': key },
        });
        return data;
      },
    });

  return {
    violations,
    made,
    press: (method: string, lost: Loss, deaf: boolean) => {
      loss = lost;
      isDeaf = deaf;
      return press(method);
    },
    /** Two tabs at the same moment. */
    pressTwice: (method: string, lost: Loss) => {
      loss = lost;
      isDeaf = false;
      return Promise.all([press(method), press(method)]);
    },
    open: (deaf: boolean) => {
      isDeaf = deaf;
      return earlierPurchase(order, store, find);
    },
    /** Offered where the purchase was found. */
    again: () => {
      if (!saved || !known(saved.key)) return;
      isWantedAgain = true;
      saved = undefined;
    },
    /** The browser is not led to the address of that bank. */
    block: () => {
      if (saved) saved = { ...saved, isBlocked: true };
    },
    arrive,
    atBank: (status: Payment['status']) => {
      const place = made.findIndex(({ payment }) => payment.status === 'pending');
      const waiting = made[place];
      if (waiting) made[place] = { ...waiting, payment: { ...waiting.payment, status } };
    },
    spend: (isLeft: boolean) => {
      credit = isLeft;
    },
    pass: (time: number) => {
      // No call is late by a quarter of an hour.
      if (time > minute) arrive();
      clock += time;
      made.forEach((each, place) => {
        if (each.payment.status !== 'pending' || clock - each.at < 15 * minute) return;
        made[place] = { ...each, payment: { ...each.payment, status: 'abandoned' } };
      });
    },
  };
}

const buyPlanBody = {
  plan_id: 'm1',
  amount: 149_000,
  content_type: null,
  content_id: null,
  ref: '0',
  callback_url: 'https://parde.test/callback',
} as const;

import { createApiClient, type Payment } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { earlierPurchase, findPurchaseAt, type PurchaseStore, payOnce } from './pay-once.ts';
import type { StoredPurchase } from './stored-purchases.ts';

const order = 'plan:m1';
const minute = 60_000;

/** What is lost of a call: nothing, the call, its answer; or it comes so late that nobody waits for it. */
type Loss = 'nothing' | 'call' | 'answer' | 'late';

interface Made {
  readonly key: string;
  readonly method: string;
  readonly payment: Payment;
  readonly at: number;
}

/** An API with a bank and a credit that is large or empty, behind a line that loses calls and answers. */
function createWorld() {
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

type World = ReturnType<typeof createWorld>;
const method = fc.constantFrom('wallet', 'mellat', 'saman');
const loss = fc.constantFrom<Loss>('nothing', 'call', 'answer', 'late');
const step = fc.oneof(
  fc.record({ do: fc.constant('press' as const), method, loss, deaf: fc.boolean() }),
  fc.record({ do: fc.constant('press-twice' as const), method, loss }),
  fc.record({ do: fc.constant('open' as const), deaf: fc.boolean() }),
  fc.record({ do: fc.constant('again' as const) }),
  fc.record({ do: fc.constant('arrive' as const) }),
  fc.record({
    do: fc.constant('bank' as const),
    status: fc.constantFrom('paid' as const, 'failed' as const, 'abandoned' as const),
  }),
  fc.record({ do: fc.constant('spend' as const), left: fc.boolean() }),
  fc.record({ do: fc.constant('pass' as const), time: fc.constantFrom(minute, 16 * minute) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(world: World, one: Step): Promise<void> {
  switch (one.do) {
    case 'press':
      await world.press(one.method, one.loss, one.deaf);
      break;
    case 'press-twice':
      await world.pressTwice(one.method, one.loss);
      break;
    case 'open':
      await world.open(one.deaf);
      break;
    case 'again':
      world.again();
      break;
    case 'arrive':
      world.arrive();
      break;
    case 'bank':
      world.atBank(one.status);
      break;
    case 'spend':
      world.spend(one.left);
      break;
    case 'pass':
      world.pass(one.time);
      break;
  }
}

it('pays an order once through two thousand histories of lost, late and doubled calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const world = createWorld();
      for (const one of steps) await take(world, one);
      expect(world.violations).toEqual([]);
    }),
    { numRuns: 2000 },
  );
}, 60_000);

it('says what was bought where the answer was lost', async () => {
  const world = createWorld();
  expect(await world.press('wallet', 'answer', false)).toEqual({
    kind: 'answered',
    answer: { pay_url: undefined, tracking_code: world.made[0]?.payment.tracking_code },
  });
  expect(world.made).toHaveLength(1);
});

it('leads to the bank where that answer was lost, and there again on the next press', async () => {
  const world = createWorld();
  const payUrl = () => `https://bank.example/${world.made[0]?.key}`;
  expect(await world.press('mellat', 'answer', false)).toMatchObject({
    kind: 'answered',
    answer: { pay_url: payUrl() },
  });
  expect(await world.press('mellat', 'nothing', false)).toMatchObject({
    kind: 'at-bank',
    payUrl: payUrl(),
  });
  expect(world.made).toHaveLength(1);
});

it('does not know what came of it while the API cannot be asked, and then does', async () => {
  const world = createWorld();
  expect(await world.press('wallet', 'answer', true)).toEqual({ kind: 'unknown' });
  expect(await world.press('wallet', 'nothing', true)).toEqual({ kind: 'unknown' });
  expect(await world.open(false)).toMatchObject({ kind: 'paid' });
  expect(world.made).toHaveLength(1);
});

it('may be paid again where the call was lost, with the same key', async () => {
  const world = createWorld();
  expect(await world.press('wallet', 'call', false)).toMatchObject({ kind: 'refused' });
  expect(await world.open(false)).toBeUndefined();
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
});

it('is sold once more later, or to a viewer who says so', async () => {
  const world = createWorld();
  await world.press('wallet', 'nothing', false);
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({ kind: 'paid' });
  world.again();
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
  world.pass(31 * minute);
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
  expect(world.made).toHaveLength(3);
});

import { createApiClient, type OperationId, type Payment } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { testPage } from '../../../test-support/test-page.ts';
import { type EarlierPurchase, earlierPurchase, payAgain } from '../payment/earlier-purchase.ts';
import { payOnce } from '../payment/pay-once.ts';
import { paymentTruth } from '../payment/payment-truth.ts';
import type { PurchaseStore, StoredPurchase } from '../payment/stored-purchases.ts';

const order = 'plan:m1';
export const minute = 60_000;

/**
 * The outcome of a call: no loss, a lost call, a lost answer, a call that arrives after the client's timeout, or a
 * refusal although the API has acted.
 */
export type Loss = 'nothing' | 'call' | 'answer' | 'late' | 400 | 422 | 429;

interface Made {
  readonly key: string;
  readonly method: string;
  readonly device: Device;
  readonly payment: Payment;
  readonly at: number;
}

/** A device whose page was opened before all events. */
interface Device {
  saved: StoredPurchase | undefined;
  /** The price on the page. */
  shown: number;
  reported: EarlierPurchase | undefined;
  /** The state of all payments when the viewer was informed of a payment, and when the viewer chose to pay again. */
  reportedAt: string;
  confirmedAt: string | undefined;
  readonly accepted: Set<string>;
}

const createDevice = (): Device => ({
  saved: undefined,
  shown: 149_000,
  reported: undefined,
  reportedAt: '',
  confirmedAt: undefined,
  accepted: new Set(),
});

/** A store with a single purchase. */
export function createTestStore(device: Pick<Device, 'saved'>): PurchaseStore {
  return {
    find: () => device.saved,
    overlapping: () => [],
    save: (purchase) => {
      device.saved = { ...purchase, at: Date.now(), state: 'sent' };
    },
    mark: (_, known) => {
      if (device.saved) device.saved = { ...device.saved, ...known };
    },
    forget: () => {
      device.saved = undefined;
    },
  };
}

/**
 * Creates an API with a bank and a credit that is sufficient or empty. Two devices of one viewer use it over a
 * connection that loses calls and answers. `checksPrice` means that the API refuses an outdated price. `findsByKey`
 * means that a purchase can be looked up by its key.
 */
export async function createWorld(checksPrice = true, findsByKey = true) {
  let clock = 0;
  let credit = true;
  let price = 149_000;
  let loss: Loss = 'nothing';
  let isDeaf = false;
  const devices = [createDevice(), createDevice()] as const;
  const made: Made[] = [];
  let late: (() => void)[] = [];
  const violations: string[] = [];

  const answer = (status: number, body: object) => Response.json(body, { status });
  const madeNow = () => made.map(({ payment }) => payment.status).join();
  const known = (key: string) => made.find((each) => each.key === key);
  const isOpen = ({ payment: { status }, at }: Made) =>
    status === 'pending' || (status === 'paid' && clock - at < 30 * minute);
  const payUrlOf = ({ payment, key }: Made) =>
    payment.status === 'pending' ? `https://bank.example/${key}` : null;
  const begun = (one: Made) =>
    answer(200, {
      data: {
        status: one.payment.status === 'pending' ? 'pending' : 'paid',
        tracking_code: one.payment.tracking_code,
        pay_url: payUrlOf(one),
      },
    });

  interface Call {
    readonly device: Device;
    readonly key: string;
    readonly method: string;
    readonly amount: number;
    readonly isDeaf: boolean;
    /** The open payments that the server could report at the click. */
    readonly openAtClick: readonly Made[];
    readonly priceAtClick: number;
  }

  const buy = (call: Call): Response => {
    const { device, key, method, amount } = call;
    const before = known(key);
    if (before)
      return before.method === method ? begun(before) : answer(409, { message: 'reused' });
    if (method === 'wallet' && !credit)
      return answer(422, { errors: { payment_method: ['small'] } });
    if (checksPrice && amount !== price) return answer(422, { errors: { amount: ['changed'] } });
    if (amount !== call.priceAtClick && !call.isDeaf) violations.push(`${key} costs not ${amount}`);
    const wasReported = (kind: string, { payment }: Made) =>
      device.accepted.has(`${kind} ${payment.tracking_code}`);
    const isAccepted = (one: Made) =>
      wasReported(one.payment.status === 'paid' ? 'paid' : 'at-bank', one) ||
      // An offline device cannot learn that the payment was completed since.
      (call.isDeaf && wasReported('at-bank', one));
    const untold = made.filter((each) => {
      const atClick = call.openAtClick.find(({ key: other }) => other === each.key);
      const isOther = each.device !== device && (!atClick || call.isDeaf);
      return isOpen(each) && !isOther && !isAccepted(atClick ?? each);
    });
    if (untold.length > 0) violations.push(`${key} after ${untold[0]?.key}`);
    const payment: Payment = {
      ...fixture('getPayment', 'paid').data,
      plan_id: 'm1',
      tracking_code: `14050830${String(made.length).padStart(4, '0')}`,
      created_at: new Date(clock).toISOString(),
      status: method === 'wallet' ? 'paid' : 'pending',
    };
    const one = { key, method, device, payment, at: clock };
    made.push(one);
    return begun(one);
  };

  const answerTo = ({ url }: Request) => {
    if (isDeaf) throw new TypeError('offline');
    const { pathname, searchParams } = new URL(url);
    if (searchParams.has('limit')) {
      const items = made.toReversed().map(({ payment }) => payment);
      const limit = Number(searchParams.get('limit'));
      return answer(200, { data: { items: items.slice(0, limit), next_cursor: null } });
    }
    if (pathname.endsWith('user')) {
      const days = 30 * made.filter(({ payment }) => payment.status === 'paid').length;
      const user = { name: null, scope: [], subscription: days > 0, days_period_to_end: days };
      return answer(200, { data: { mobile: '09120000001', ...user } });
    }
    const found = known(pathname.split('/').at(-1) ?? '');
    if (!found) return answer(404, { message: 'none' });
    return answer(200, { data: { payment: found.payment, pay_url: payUrlOf(found) } });
  };

  const api = createApiClient({
    baseUrl: 'https://parde.test/api/v1',
    retry: false,
    fetch: async (request) => answerTo(request),
  });
  const whole = await testPage('purchase', () => answer(404, {}));
  const operations: OperationId[] = ['getUser', 'getPayment', 'listPayments', 'buyPlan'];
  const facts = { ...whole.facts, ...(!findsByKey && { operations }) };
  const page = { ...whole, facts, api };
  const truth = paymentTruth(page, () => clock);

  const arrive = () => {
    for (const act of late) act();
    late = [];
  };

  const click = async (device: Device, method: string) => {
    const openAtClick = made.filter(isOpen);
    const { shown } = device;
    const lossNow = loss;
    const calls = { device, method, amount: shown, isDeaf, openAtClick, priceAtClick: price };
    const outcome = await payOnce(order, createTestStore(device), {
      truth,
      accepted: device.accepted,
      repriced: async () => {
        if (isDeaf) throw new TypeError('offline');
        return price === shown ? undefined : { from: shown, to: price };
      },
      send: async (key) => {
        const sender = createApiClient({
          baseUrl: 'https://parde.test/api/v1',
          retry: false,
          fetch: async () => {
            const call = { ...calls, key };
            if (lossNow === 'late') late.push(() => void buy(call));
            if (lossNow === 'late' || lossNow === 'call') throw new TypeError('connection lost');
            const response = buy(call);
            if (lossNow === 'answer') throw new TypeError('connection lost');
            return lossNow === 'nothing' ? response : answer(lossNow, { message: 'refused' });
          },
        });
        const header = { 'Idempotency-Key': key };
        return (await sender.call('buyPlan', { body: { ...body, amount: shown }, header })).data;
      },
    });
    if (outcome.kind === 'repriced') device.shown = outcome.price.to;
    if (outcome.kind === 'refused' && !isDeaf) device.shown = price;
    reportTo(device, 'trackingCode' in outcome ? outcome : undefined);
    return outcome;
  };

  const reportTo = (device: Device, reported: EarlierPurchase | undefined) => {
    device.reported = reported;
    device.reportedAt = isDeaf ? '' : madeNow();
  };

  return {
    violations,
    made,
    pay: async (method: string, lost: Loss, deaf = false, device: 0 | 1 = 0) => {
      loss = lost;
      isDeaf = deaf;
      const isConfirmed = lost === 'nothing' && !deaf && devices[device].confirmedAt === madeNow();
      const outcome = await click(devices[device], method);
      if (isConfirmed && 'trackingCode' in outcome) violations.push('told twice');
      return outcome;
    },
    /** Clicks in two tabs at the same moment. */
    payOnBoth: (method: string, lost: Loss, device: 0 | 1 = 0) => {
      loss = lost;
      isDeaf = false;
      return Promise.all([click(devices[device], method), click(devices[device], method)]);
    },
    open: async (deaf: boolean, device: 0 | 1 = 0) => {
      isDeaf = deaf;
      const at = devices[device];
      reportTo(at, await earlierPurchase(order, createTestStore(at), truth, at.accepted));
      return at.reported;
    },
    /** The viewer was informed of a payment and chooses to pay again. */
    again: (device: 0 | 1 = 0) => {
      const at = devices[device];
      if (!at.reported || !('trackingCode' in at.reported)) return;
      payAgain(order, createTestStore(at), at.reported, at.accepted);
      at.reported = undefined;
      at.confirmedAt = at.reportedAt || undefined;
    },
    /** Simulates that the browser is not redirected to the bank's address. */
    block: () => {
      const [at] = devices;
      if (at.saved) at.saved = { ...at.saved, state: 'blocked' };
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
    reprice: (next: number) => {
      price = next;
    },
    pass: (time: number) => {
      // No call is delayed by a quarter of an hour, so all late calls arrive.
      if (time > minute) arrive();
      clock += time;
      made.forEach((each, place) => {
        if (each.payment.status !== 'pending' || clock - each.at < 15 * minute) return;
        made[place] = { ...each, payment: { ...each.payment, status: 'abandoned' } };
      });
    },
  };
}

const body = {
  plan_id: 'm1',
  content_type: null,
  content_id: null,
  payment_method: 'mellat',
  ref: '0',
  callback_url: 'https://parde.test/callback',
} as const;

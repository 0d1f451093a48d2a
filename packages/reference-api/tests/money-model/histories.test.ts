import { randomUUID } from 'node:crypto';
import type { Payment as ShownPayment } from '@parde/api-client';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { day } from '../../src/catalogue/tehran.ts';
import { bankAccount, createLedger, sales, vatPayable } from '../../src/money/ledger.ts';
import { createTestShop, start } from '../../src/test-support/test-shop.ts';
import {
  type Books,
  begin,
  type Choice,
  choose,
  debit,
  dueFor,
  endAgreement,
  files,
  itemsWanted,
  newBooks,
  newPerson,
  type Payment,
  type Person,
  passTime,
  plans,
  settle,
} from './model.ts';
import { history, type Step } from './steps.ts';

let clock = start;
const shop = createTestShop({ now: () => clock });
const ledger = createLedger(shop.db);

/** A person of the model with the matching viewer in the shop. */
type Viewer = {
  mobile: string;
  person: Person;
  /** The opened bank pages and their payments. */
  pages: { payUrl: string; payment: Payment }[];
  /** The shop's ids of a person's payments. */
  codes: Map<Payment, string>;
};
type Sent = { send: () => Promise<Response>; text: string };
type Setup = { viewers: Viewer[]; books: Books; sent: Sent[] };
type Lost = StepOf<'charge'>['lost'];
type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>;
type Begun = { tracking_code?: string; pay_url: string | null };

const bankIds = ['mellat', 'saman', 'debit-012', 'debit-018'];
const newest = <T>(list: readonly T[], index: number): T | undefined =>
  list[list.length - 1 - (index % list.length)];

/**
 * Sends like a storefront, with a new key. If the answer is lost, looks up the purchase by the key before sending
 * again. The purchase found must match the next answer to the same key.
 */
async function sendOnce(
  { sent }: Setup,
  { mobile }: Viewer,
  lost: Lost,
  send: (key: string) => Promise<Response>,
): Promise<Begun | undefined> {
  const key = randomUUID();
  if (lost === 'answer') await send(key);
  const found = lost === 'nothing' ? undefined : await shop.found(mobile, key);
  const response = await send(key);
  if (response.status !== 200) {
    expect(response.status).toBe(422);
    expect(found).toBeUndefined();
    return undefined;
  }
  const text = await response.text();
  sent.push({ send: () => send(key), text });
  const { data }: { data?: Begun } = JSON.parse(text);
  const { tracking_code, pay_url = null } = data ?? {};
  expect(found !== undefined).toBe(lost === 'answer');
  if (found) {
    expect(found.payment?.tracking_code).toBe(tracking_code);
    expect(found.pay_url).toBe(pay_url);
  }
  return { pay_url, ...(tracking_code !== undefined && { tracking_code }) };
}

/** Makes a purchase in the model and in the shop. Both must start it at a bank, pay it, or refuse it. */
async function purchase(
  state: Setup,
  viewer: Viewer,
  lost: Lost,
  wanted: Omit<Payment, 'status' | 'at'> | undefined,
  send: (key: string) => Promise<Response>,
) {
  const { person, pages, codes } = viewer;
  const begun = await sendOnce(state, viewer, lost, send);
  const payment = wanted && pay(state, person, wanted);
  expect(begun !== undefined).toBe(payment !== undefined);
  if (!begun || !payment) return;
  expect(begun.pay_url !== null).toBe(payment.status === 'pending');
  if (begun.tracking_code !== undefined) codes.set(payment, begun.tracking_code);
  if (begun.pay_url !== null) pages.push({ payUrl: begun.pay_url, payment });
}

function pay({ books }: Setup, person: Person, { what, ...sum }: Omit<Payment, 'status' | 'at'>) {
  if (sum.method !== 'wallet') return begin(person, what, sum, clock);
  const [bank] = person.banks;
  const isEnough = person.credit >= sum.amount + sum.vat;
  if (!isEnough && !(bank && person.payAnything && !bank.empty)) return undefined;
  const payment = begin(person, what, sum, clock);
  if (isEnough) settle(person, books, payment, 'paid', clock);
  else if (bank) debit(person, books, payment, bank, clock);
  return payment;
}

function buyItems(state: Setup, { names, method, wrongBy, lost }: StepOf<'items'>, viewer: Viewer) {
  const { mobile, person } = viewer;
  const due = names.map((name) => dueFor(person, name, clock));
  const amounts = due.map((amount, index) => (amount ?? 1000) + (index === 0 ? wrongBy : 0));
  const once = new Set(names.map((name) => files[name].title)).size === names.length;
  const sold = once && wrongBy === 0 && !due.includes(undefined);
  const amount = amounts.reduce((sum, one) => sum + one, 0);
  const wanted = { what: itemsWanted(person, names), amount, vat: 0, method };
  const items = names.map((itemid, index) => ({ itemid, amount: amounts[index] ?? 0 }));
  return purchase(state, viewer, lost, sold ? wanted : undefined, (key) =>
    shop.buyItems(mobile, items, { payment_method: method }, key),
  );
}

const doing: {
  [Name in Step['do']]: (state: Setup, step: StepOf<Name>, viewer: Viewer) => Promise<void>;
} = {
  charge: (state, { amount, lost }, viewer) => {
    const wanted = { what: { kind: 'wallet' }, amount, vat: 0, method: 'mellat' } as const;
    return purchase(state, viewer, lost, wanted, (key) =>
      shop.charge(viewer.mobile, amount, {}, key),
    );
  },

  plan: (state, { plan, method, lost }, viewer) => {
    const { amount, vat, days } = plans[plan];
    const wanted = { what: { kind: 'plan', days }, amount, vat, method } as const;
    return purchase(state, viewer, lost, wanted, (key) =>
      shop.buyPlan(viewer.mobile, { plan_id: plan, amount, payment_method: method }, key),
    );
  },

  items: async (state, step, viewer) => {
    for (let window = 0; window < step.windows; window++) await buyItems(state, step, viewer);
  },

  agree: (state, { bank, choice, pays: index, lost }, viewer) => {
    const { mobile, person, codes } = viewer;
    const pays = index === null ? undefined : newest([...codes.keys()], index);
    const payable = !pays || (pays.status === 'pending' && pays.what.kind !== 'agreement');
    const possible = payable && !person.banks.some(({ code }) => code === bank);
    const what = { kind: 'agreement', bank, choice, pays, empty: false } as const;
    const wanted = { what: { ...what }, amount: 0, vat: 0, method: bank };
    const payment_id = (pays && codes.get(pays)) ?? null;
    return purchase(state, viewer, lost, possible ? wanted : undefined, (key) =>
      shop.debit(mobile, { ...sentChoice(choice), bank, payment_id }, key),
    );
  },

  change: async (state, { bank, choice, lost }, viewer) => {
    const { mobile, person } = viewer;
    const isActive = person.banks.some(({ code }) => code === bank);
    const body = { ...sentChoice(choice), bank, add_new_bank: false };
    const saved = await sendOnce(state, viewer, lost, (key) => shop.debit(mobile, body, key));
    expect(saved !== undefined).toBe(isActive);
    if (!isActive) return;
    choose(person, choice, clock);
    passTime(person, state.books, clock);
  },

  end: async (_, { index }, { mobile, person }) => {
    const { subscriptions } = await shop.settings(mobile);
    const id = subscriptions[index % person.banks.length]?.id ?? 'dd-0';
    const response = await shop.post('/directdebit/delete_subscription', mobile, { id });
    expect(response.status).toBe(person.banks.length > 0 ? 200 : 404);
    if (person.banks.length > 0) endAgreement(person, index % person.banks.length, clock);
  },

  bank: async ({ books }, { index, choice, back }, { person, pages }) => {
    const page = newest(pages, index);
    if (!page) return;
    const { payment, payUrl } = page;
    expect((await shop.atBank(payUrl, choice, back)).status).toBe(back === 'post' ? 307 : 303);
    const { what } = payment;
    if (what.kind === 'agreement' && payment.status === 'pending') what.empty = choice === 'empty';
    const outcomes = { fail: 'failed', leave: 'abandoned', pay: 'paid', empty: 'paid' } as const;
    settle(person, books, payment, outcomes[choice], clock);
    passTime(person, books, clock);
  },

  pass: async ({ viewers, books }, { moment }) => {
    clock += moment;
    for (const { person } of viewers) passTime(person, books, clock);
  },

  repeat: async ({ sent }, { index }) => {
    const before = newest(sent, index);
    if (!before) return;
    expect(await (await before.send()).text()).toBe(before.text);
  },

  look: (_, __, viewer) => compare(viewer),
};

function sentChoice({ subscription, payAnything, follows }: Choice) {
  return { subscription, pay_anything: payAnything, series: follows ? ['92'] : [] };
}

const shown = ({ kind, status, amount, vat, gateway }: ShownPayment) =>
  [kind, status, amount, vat, gateway.name_en].join(' ');

const kinds = {
  wallet: 'wallet',
  plan: 'plan',
  items: 'items',
  agreement: 'direct_debit',
  renewal: 'direct_debit',
  episode: 'direct_debit',
};
const gatewayNames = new Map([
  ['wallet', 'Wallet'],
  ['mellat', 'Behpardakht Mellat'],
  ['saman', 'Saman Electronic Payment'],
  ['012', 'Automatic payment from Bank Mellat'],
  ['018', 'Automatic payment from Tejarat Bank'],
]);
const expected = ({ what, status, amount, vat, method }: Payment) =>
  [kinds[what.kind], status, amount, vat, gatewayNames.get(method)].join(' ');

/** Compares all of the shop's data about a viewer with the model. */
async function compare({ mobile, person }: Viewer): Promise<void> {
  const placed = person.payments.map((payment, index) => ({ payment, index }));
  placed.sort((a, b) => b.payment.at - a.payment.at || b.index - a.index);
  const payments = placed.map(({ payment }) => expected(payment));
  expect((await shop.payments(mobile)).map(shown)).toEqual(payments.slice(0, 50));
  expect(await shop.credit(mobile)).toBe(person.credit);
  const settings = await shop.settings(mobile);
  expect(settings.subscriptions.map(({ bank }) => bank)).toEqual(
    person.banks.map(({ code }) => code),
  );
  expect(settings.configs).toEqual({
    subscription: person.renewal !== undefined,
    pay_anything: person.payAnything,
  });
  const left = Math.ceil(Math.max(0, person.subscribedUntil - clock) / day);
  expect(settings.days_period_to_end).toBe(left);
  const owned = shop.money.entitlements.purchasedTitles(mobile).map(({ id }) => id);
  expect(owned.toSorted()).toEqual([...person.owned.keys()].sort());
}

const balances = () => [...bankIds.map(bankAccount), sales, vatPayable].map(ledger.balanceOf);

function checkLedger({ books, viewers }: Setup, before: readonly number[]): void {
  const model = [...bankIds.map((id) => books.banks.get(id) ?? 0), books.sales, books.vat];
  expect(balances().map((balance, index) => balance - (before[index] ?? 0))).toEqual(model);
  const credit = viewers.reduce((sum, { person }) => sum + person.credit, 0);
  expect(credit + model.reduce((sum, one) => sum + one, 0)).toBe(0);
  const all = shop.db.one(
    shop.db.from
      .selectFrom('ledger_accounts')
      .select((of) => of.fn.sum<number>('balance').as('sum'))
      .select(sql<number>`min(iif(kind = 'wallet', balance, 0))`.as('least')),
  );
  expect(all).toEqual(all?.sum === null ? { sum: null, least: null } : { sum: 0, least: 0 });
}

async function run(steps: readonly Step[]): Promise<void> {
  clock = start;
  const viewer = (): Viewer => ({
    mobile: shop.viewer(),
    person: newPerson(),
    pages: [],
    codes: new Map(),
  });
  const state: Setup = { viewers: [viewer(), viewer()], books: newBooks(), sent: [] };
  const before = balances();
  for (const step of steps) await take(state, step);
  for (const one of state.viewers) await compare(one);
  checkLedger(state, before);
}

function take<Name extends Step['do']>(state: Setup, step: Extract<Step, { do: Name }>) {
  const who = 'who' in step ? step.who : 0;
  const viewer = state.viewers[who];
  if (!viewer) throw new Error('There are two viewers.');
  return doing[step.do](state, step, viewer);
}

/** The default takes a few seconds; `pnpm tool fuzz` runs for longer. */
const histories = Number(process.env.PARDE_FUZZ_HISTORIES ?? 400);

it('agrees with a simple model through random histories with lost calls and answers', {
  timeout: histories * 300,
}, async () => {
  await fc.assert(fc.asyncProperty(history, run), { numRuns: histories });
});

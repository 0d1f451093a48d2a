import { day } from '../../src/catalogue/tehran.ts';
import { minutes } from '../../src/test-support/test-api.ts';
import { start } from '../../src/test-support/test-shop.ts';

/** The expected behaviour in the simplest form: plain objects, without any of the shop's code. */

export const plans = {
  m1: { amount: 149_000, vat: 14_900, days: 30 },
  m3: { amount: 359_100, vat: 35_910, days: 90 },
  m6: { amount: 599_200, vat: 59_920, days: 187 },
  m12: { amount: 1_011_750, vat: 101_175, days: 395 },
} as const;

/** Title, quality (larger is better) and price; the episode is released tomorrow. */
export const files = {
  '1-720p': { title: '1', quality: 720, price: 34_000, from: 0 },
  '1-1080p': { title: '1', quality: 1080, price: 45_000, from: 0 },
  '2-720p': { title: '2', quality: 720, price: 41_000, from: 0 },
  '2-1080p': { title: '2', quality: 1080, price: 55_000, from: 0 },
  '9204-1080p': { title: '9204', quality: 1080, price: 12_000, from: 0 },
  '9205-720p': { title: '9205', quality: 720, price: 9000, from: start + day },
  '9205-1080p': { title: '9205', quality: 1080, price: 12_000, from: start + day },
} as const;

export type PlanName = keyof typeof plans;
export type FileName = keyof typeof files;
export type Choice = { subscription: boolean; payAnything: boolean; follows: boolean };

type Status = 'pending' | 'paid' | 'failed' | 'abandoned' | 'refunded';
type What =
  | { kind: 'wallet' }
  | { kind: 'plan'; days: number }
  | { kind: 'items'; names: readonly FileName[]; ownedThen: string }
  | { kind: 'agreement'; bank: string; choice: Choice; pays: Payment | undefined; empty: boolean }
  | { kind: 'renewal' }
  | { kind: 'episode'; title: string };

export type Payment = {
  what: What;
  amount: number;
  vat: number;
  /** A gateway's id, `wallet`, or a bank's number. */
  method: string;
  status: Status;
  at: number;
};

export type Person = {
  credit: number;
  subscribedUntil: number;
  owned: Map<string, Set<number>>;
  payments: Payment[];
  banks: { code: string; empty: boolean }[];
  renewal: { notBefore: number; failures: number } | undefined;
  payAnything: boolean;
  follows: { on: boolean; since: number };
  judged: Set<string>;
};

/** Income by bank, sales, and VAT owed. */
export type Books = { banks: Map<string, number>; sales: number; vat: number };

export const newPerson = (): Person => ({
  credit: 0,
  subscribedUntil: 0,
  owned: new Map(),
  payments: [],
  banks: [],
  renewal: undefined,
  payAnything: false,
  follows: { on: false, since: 0 },
  judged: new Set(),
});

export const newBooks = (): Books => ({ banks: new Map(), sales: 0, vat: 0 });

const isBank = (method: string) => /^\d{3}$/.test(method);
const qualitiesOf = (person: Person, title: string) => [...(person.owned.get(title) ?? [])];

function ownedNow(person: Person, names: readonly FileName[]): string {
  return names.map((name) => qualitiesOf(person, files[name].title).sort().join()).join('/');
}

/** Returns the current price of a file for a person, or undefined if it is not for sale. */
export function dueFor(person: Person, name: FileName, now: number): number | undefined {
  const { title, quality, price, from } = files[name];
  const best = Math.max(0, ...qualitiesOf(person, title));
  if (now < from || best >= quality) return undefined;
  const before = Object.values(files).find((one) => one.title === title && one.quality === best);
  return price - (before?.price ?? 0);
}

export function begin(
  person: Person,
  what: What,
  sum: Pick<Payment, 'amount' | 'vat' | 'method'>,
  at: number,
) {
  const payment: Payment = { what, ...sum, status: 'pending', at };
  person.payments.push(payment);
  return payment;
}

export const itemsWanted = (person: Person, names: readonly FileName[]): What => ({
  kind: 'items',
  names,
  ownedThen: ownedNow(person, names),
});

/** Applies the outcome that the bank or the payer has chosen. */
export function settle(
  person: Person,
  books: Books,
  payment: Payment,
  to: Status,
  at: number,
): void {
  if (payment.status !== 'pending') return;
  const late = at >= payment.at + minutes(15);
  if (to === 'paid' && late) payment.status = 'abandoned';
  else if (to === 'paid') payment.status = fulfil(person, books, payment, at);
  else payment.status = to;
}

function fulfil(person: Person, books: Books, payment: Payment, at: number): Status {
  const { what } = payment;
  switch (what.kind) {
    case 'wallet':
      take(person, books, payment);
      person.credit += payment.amount;
      return 'paid';
    case 'plan':
      sell(person, books, payment);
      subscribe(person, what.days, at);
      return 'paid';
    case 'renewal':
      sell(person, books, payment);
      subscribe(person, plans.m1.days, at);
      return 'paid';
    case 'episode':
      sell(person, books, payment);
      own(person, what.title, 1080);
      return 'paid';
    case 'items': {
      if (ownedNow(person, what.names) !== what.ownedThen) {
        take(person, books, payment);
        person.credit += payment.amount;
        return 'refunded';
      }
      sell(person, books, payment);
      for (const name of what.names) own(person, files[name].title, files[name].quality);
      return 'paid';
    }
    case 'agreement': {
      const { bank: code, empty, pays, choice } = what;
      const known = person.banks.find((one) => one.code === code);
      const bank = known ?? { code, empty };
      if (!known) person.banks.push(bank);
      choose(person, choice, at);
      if (pays) debit(person, books, pays, bank, at);
      return 'paid';
    }
  }
}

function take(person: Person, books: Books, { method, amount, vat }: Payment): void {
  const total = amount + vat;
  if (method === 'wallet') person.credit -= total;
  else {
    const name = isBank(method) ? `debit-${method}` : method;
    books.banks.set(name, (books.banks.get(name) ?? 0) - total);
  }
}

function sell(person: Person, books: Books, payment: Payment): void {
  take(person, books, payment);
  books.sales += payment.amount;
  books.vat += payment.vat;
}

function subscribe(person: Person, days: number, at: number): void {
  person.subscribedUntil = Math.max(person.subscribedUntil, at) + days * day;
}

function own(person: Person, title: string, quality: number): void {
  const had = person.owned.get(title) ?? new Set();
  person.owned.set(title, had.add(quality));
}

export function debit(
  person: Person,
  books: Books,
  payment: Payment,
  bank: Person['banks'][number],
  at: number,
): void {
  if (payment.status !== 'pending') return;
  payment.method = bank.code;
  settle(person, books, payment, bank.empty ? 'failed' : 'paid', at);
}

export function choose(person: Person, choice: Choice, at: number): void {
  person.renewal = choice.subscription ? { notBefore: at, failures: 0 } : undefined;
  person.payAnything = choice.payAnything;
  if (choice.follows && !person.follows.on) person.follows = { on: true, since: at };
  if (!choice.follows) person.follows.on = false;
}

export function endAgreement(person: Person, index: number, at: number): void {
  person.banks.splice(index, 1);
  if (person.banks.length > 0) return;
  choose(person, { subscription: false, payAnything: false, follows: false }, at);
}

const episodes = Array.from({ length: 8 }, (_, index) => ({
  title: String(9205 + index),
  at: start + (1 + index * 7) * day,
}));

/** Moves a person's time forward. Due payments are settled in order, each at its own due time. */
export function passTime(person: Person, books: Books, until: number): void {
  for (;;) {
    const due = [...lapses(person, books), ...renewals(person, books), ...comingOut(person, books)]
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at - b.at)[0];
    if (!due) return;
    due.happen();
  }
}

function lapses(person: Person, books: Books) {
  return person.payments
    .filter(({ status }) => status === 'pending')
    .map((payment) => {
      const at = payment.at + minutes(15);
      return { at, happen: () => settle(person, books, payment, 'abandoned', at) };
    });
}

function renewals(person: Person, books: Books) {
  const { renewal } = person;
  if (!renewal) return [];
  const at = Math.max(renewal.notBefore, person.subscribedUntil);
  const happen = () => {
    const [bank] = person.banks;
    if (!bank) throw new Error('Nobody renews without a bank.');
    const { amount, vat } = plans.m1;
    const payment = begin(person, { kind: 'renewal' }, { amount, vat, method: bank.code }, at);
    debit(person, books, payment, bank, at);
    const failures = payment.status === 'paid' ? 0 : renewal.failures + 1;
    const again = { notBefore: failures ? at + day : at, failures };
    person.renewal = failures === 3 ? undefined : again;
  };
  return [{ at, happen }];
}

function comingOut(person: Person, books: Books) {
  const { on, since } = person.follows;
  return episodes
    .filter(({ title, at }) => on && at > since && !person.judged.has(title))
    .map(({ title, at }) => ({
      at,
      happen: () => {
        person.judged.add(title);
        const [bank] = person.banks;
        if (!bank || person.owned.has(title)) return;
        const sum = { amount: 12_000, vat: 0, method: bank.code };
        debit(person, books, begin(person, { kind: 'episode', title }, sum, at), bank, at);
      },
    }));
}

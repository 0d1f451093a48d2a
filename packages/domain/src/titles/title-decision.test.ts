import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartAnswer } from '../money/cart-answer.ts';
import { assumedSubscription } from '../money/subscription.ts';
import { anyText } from '../test-support/any-text.ts';
import { inHours, now, openScreening } from '../test-support/cart-answers.ts';
import { decide, kindsOf, subscriber } from '../test-support/decide.ts';
import { anyItem, createItem } from '../test-support/items.ts';
import { decideTitle } from './title-decision.ts';

const hours = (count: number) => now + count * 3_600_000;
const second = 1 / 3600;
const offers = { show_free: true, show_buy: true, price: 30_000, ussd: '*780*1024#' };
const owned = { ...openScreening, ekran_owned: true };

describe('a title without a file', () => {
  it('is neither played nor sold, and shows the reason', () => {
    for (const answer of [{}, offers, { ...offers, pass: true }]) {
      const decision = decide({ ...answer, downloads: [createItem()] }, { hasFile: false });
      expect(decision.watch).toEqual({ kind: 'no-file' });
      expect(decision.actions).toEqual([]);
      expect(decision.downloads).toEqual({ kind: 'none' });
    }
  });

  it('shows its release or presale date first', () => {
    const { watch } = decide({ release_date: inHours(9) }, { hasFile: false });
    expect(watch.kind).toBe('not-released');
    const ahead = { presale: true, presale_date: inHours(5), show_buy: true };
    expect(kindsOf(decide(ahead, { hasFile: false }))).toEqual(['buy']);
  });

  it('can be announced by its badge or its own date alone', () => {
    const soon = { hasFile: false, badge: 'soon' };
    const watch = { kind: 'not-released', from: undefined };
    expect(decide({ downloads: [] }, soon)).toMatchObject({ watch, actions: [] });
    expect(decide({ downloads: [], release_date: inHours(9) }, soon).watch).toHaveProperty(
      'from',
      hours(9),
    );
    const dated = { hasFile: false, opensAt: inHours(7) };
    expect(decide({ downloads: [] }, dated).watch).toHaveProperty('from', hours(7));
    for (const answer of [{ pass: true }, { downloads: [createItem()] }]) {
      expect(decide({ downloads: [], ...answer }, soon).watch.kind).toBe('no-file');
    }
    expect(decide({ downloads: [] }, { hasFile: false, badge: 'new' }).watch.kind).toBe('no-file');
  });

  it('is decided in the normal way if the missing file is not known', () => {
    expect(decide(offers, { hasFile: undefined })).toEqual(decide(offers));
    expect(decide(offers, { hasFile: true })).toEqual(decide(offers));
  });
});

describe('a screening', () => {
  it('needs a ticket, and a subscription does not open it', () => {
    const decision = decide({ screening: openScreening, show_buy: true, price: 60_000 });
    expect(decision.watch).toEqual({ kind: 'needs', action: 'buy' });
    expect(decision.actions).toEqual([
      { kind: 'buy', price: 60_000, what: 'ticket', isPresale: false },
    ]);
    expect(decision.screening).toMatchObject({ id: 'ekran-7', hours: 8 });
    expect(decision.changesAt).toBe(hours(48));
    expect(kindsOf(decide({ screening: openScreening }))).toEqual([]);
  });

  it('in presale has a ticket for sale before it starts', () => {
    const presale = { presale: true, presale_date: inHours(5), show_buy: true };
    const { watch, actions, changesAt } = decide({ ...presale, screening: openScreening });
    expect(watch.kind).toBe('presale');
    expect(actions).toMatchObject([{ kind: 'buy', what: 'ticket', isPresale: true }]);
    expect(changesAt).toBe(hours(5));
    const late = { ...presale, presale_date: inHours(60) };
    expect(decide({ ...late, screening: openScreening }).changesAt).toBe(hours(48));
  });

  it('sells no second ticket while the first is valid', () => {
    const presale = { presale: true, presale_date: inHours(5) };
    const decision = decide({ ...presale, ...offers, screening: owned });
    expect(decision.watch).toEqual({ kind: 'presale', from: hours(5) });
    expect(decision.actions).toEqual([]);
    expect(kindsOf(decide({ pass: true, ...offers, screening: owned }))).toEqual(['play']);
  });

  it('is not played with a valid ticket but without a pass', () => {
    const decision = decide({ screening: owned, ...offers });
    expect(decision.watch).toEqual({ kind: 'refused' });
    expect(decision.actions).toEqual([]);
  });

  it('sells another ticket when the first has expired, while the sale is open', () => {
    const over = { ...owned, owned_period_end: inHours(-1) };
    const again = decide({ screening: over, show_buy: true });
    expect(again.watch).toEqual({ kind: 'ticket-over', since: hours(-1) });
    expect(kindsOf(again)).toEqual(['buy']);
    const early = { screening: over, presale: true, presale_date: inHours(5), show_buy: true };
    expect(decide(early).watch).toEqual({ kind: 'presale', from: hours(5) });
    expect(kindsOf(decide(early))).toEqual(['buy']);
    expect(kindsOf(decide({ ...early, presale: false, release_date: inHours(5) }))).toEqual([]);
    const last = decide({ screening: { ...over, ekran_period_end: inHours(-2) }, ...offers });
    expect(last.watch).toEqual({ kind: 'ticket-over', since: hours(-1) });
    expect(last.actions).toEqual([]);
  });

  it('sells nothing when it is over, whatever the server still shows, and waits for no date', () => {
    const screening = { ...openScreening, ekran_period_end: inHours(0) };
    for (const presale of [false, true]) {
      const decision = decide({ screening, presale, release_date: inHours(9), ...offers });
      expect(decision.watch).toEqual({ kind: 'screening-over', since: now });
      expect(decision.actions).toEqual([]);
      expect(decision.changesAt).toBeUndefined();
    }
  });

  it('continues for a valid ticket after it is over for others', () => {
    const screening = { ...owned, ekran_period_end: inHours(-1), owned_period_end: inHours(7) };
    expect(decide({ screening, pass: true })).toMatchObject({
      watch: { kind: 'now', until: hours(7) },
      changesAt: hours(7),
    });
    expect(decide({ screening }).watch.kind).toBe('refused');
  });

  it('changes at the nearest of its ends', () => {
    const ends = (sale: number, ticket: number) => ({
      ...owned,
      ekran_period_end: inHours(sale),
      owned_period_end: inHours(ticket),
    });
    expect(decide({ pass: true, screening: ends(3, 8) }).changesAt).toBe(hours(3));
    expect(decide({ pass: true, screening: ends(8, 3) }).changesAt).toBe(hours(3));
    expect(decide({ pass: true, screening: ends(-1, second) }).changesAt).toBe(now + 1000);
    expect(decide({ pass: true, screening: ends(0, 0) }).changesAt).toBeUndefined();
  });
});

it('shows notes that are not empty, in their order', () => {
  const notes = ['زیرنویس چسبیده', '', ' \n', 'دوبله'];
  expect(decide({ notes }).notes).toEqual(['زیرنویس چسبیده', 'دوبله']);
});

describe('hostile answers', () => {
  const text = fc.oneof(
    anyText,
    fc.constantFrom('__proto__', 'x'.repeat(10_000), '*780#', inHours(5), inHours(-5)),
  );
  const moment = fc.option(text);
  const number = fc.oneof(fc.double(), fc.nat(), fc.constantFrom(Number.NaN, -1, 2 ** 60));
  const answer: fc.Arbitrary<CartAnswer> = fc.record({
    downloads: fc.array(
      fc.tuple(anyItem, number).map(([item, amount]) => ({ ...item, amount })),
      { maxLength: 5 },
    ),
    presale: fc.boolean(),
    presale_date: moment,
    pass: fc.boolean(),
    screening: fc.record({
      ekran: fc.boolean(),
      ekran_period_end: moment,
      ekran_hour: fc.option(number),
      ekran_owned: fc.boolean(),
      owned_period_end: moment,
      ekran_id: fc.option(text),
    }),
    ussd: fc.option(text),
    fullrate_data: fc.option(
      fc.record({
        message: text,
        show_download: fc.boolean(),
        show_subscription: fc.boolean(),
        title_fa: text,
        title_en: fc.option(text),
      }),
    ),
    show_free: fc.boolean(),
    show_buy: fc.boolean(),
    notes: fc.array(text, { maxLength: 3 }),
    price: fc.option(number),
    release_date: moment,
  });

  it('give the same decision each time, with valid amounts and codes only', () => {
    fc.assert(
      fc.property(answer, fc.boolean(), number, (cart, subscribed, clock) => {
        const question = { cart, subscription: { subscribed }, now: clock };
        const decision = decideTitle(question);
        expect(decideTitle(question)).toEqual(decision);
        expect(kindsOf(decision).includes('play')).toBe(cart.pass);
        for (const action of decision.actions) {
          if (action.kind === 'buy') {
            expect(action.price ?? 1).toBeGreaterThan(0);
            expect(Number.isSafeInteger(action.price ?? 1)).toBe(true);
          }
          if (action.kind === 'ussd') expect(action.code).toMatch(/^\*[0-9*]+#$/);
        }
      }),
    );
  });
});

describe('an assumed subscription', () => {
  const assumed = { subscription: assumedSubscription, access: 'subscription' };
  const row = createItem({ itemid: 'a', amount: 30_000 });
  const closed = { show_buy: true, price: 30_000, ussd: '*780*1024#', downloads: [row] };

  it('plays a title that a subscription opens, even if the server knows of no subscription', () => {
    const decision = decide(closed, assumed);
    expect(decision.watch.kind).toBe('now');
    expect(kindsOf(decision)).toEqual(['play']);
    expect(decision.downloads).toMatchObject({ kind: 'rows', rows: [{ get: 'download' }] });
    expect(kindsOf(decide(closed, { ...assumed, subscription: { subscribed: true } }))).toEqual([
      'buy',
      'ussd',
    ]);
  });

  it.each([
    ['sold alone', closed, 'paid'],
    ['free', { show_free: true }, 'free'],
    ['of unknown access', closed, undefined],
    ['not out yet', { ...closed, release_date: inHours(5) }, 'subscription'],
    ['a screening', { ...closed, screening: openScreening }, 'subscription'],
  ])('does not open a title that is %s', (_, answer, access) => {
    expect(decide(answer, { ...assumed, access }).watch.kind).not.toBe('now');
  });

  it('sells to a viewer who chooses to buy', () => {
    const decision = decide(closed, { ...assumed, toBuy: true });
    expect(decision.downloads).toMatchObject({ kind: 'rows', rows: [{ get: 'buy' }] });
  });
});

describe('a title that the subscription opens', () => {
  const open = { pass: true, price: 30_000 };
  const known = { ...subscriber, access: 'subscription' };

  it('has a price to own it', () => {
    expect(decide(open, known).priceToOwn).toBe(30_000);
  });

  it.each([
    ['that is not sold', { ...open, price: null }, known],
    ['that is for sale anyway', { ...open, show_buy: true }, known],
    ['that is free', { ...open, show_free: true }, known],
    ['of who has bought it', open, { ...known, access: 'paid' }],
    ['of who has no subscription', open, { access: 'subscription' }],
    ['that is closed', { price: 30_000 }, known],
  ])('%s has no price for a permanent purchase', (_, answer, rest) => {
    expect(decide(answer, rest).priceToOwn).toBeUndefined();
  });

  it('is sold to a subscriber who chooses to buy', () => {
    const row = createItem({ itemid: 'a', amount: 30_000 });
    const asked = { ...open, show_buy: true, downloads: [row] };
    const decision = decide(asked, { ...known, toBuy: true });
    expect(kindsOf(decision)).toEqual(['play', 'buy']);
    expect(decision.downloads).toMatchObject({ kind: 'rows', rows: [{ get: 'buy' }] });
  });
});

it('a viewer without the permission to watch has no actions', () => {
  const decision = decide({ ...offers, pass: true, price: 30_000 }, { mayWatch: false });
  expect(decision).toMatchObject({
    watch: { kind: 'refused' },
    actions: [],
    downloads: { kind: 'none' },
    priceToOwn: undefined,
  });
});

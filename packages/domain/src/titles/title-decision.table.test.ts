import { describe, expect, it } from 'vitest';
import type { CartAnswer } from '../money/cart-answer.ts';
import {
  createAnswer,
  fullRate,
  inHours,
  now,
  openScreening,
} from '../test-support/cart-answers.ts';
import { createItem } from '../test-support/items.ts';
import { countActionBlocks } from './action-blocks.ts';
import { decideTitle, type TitleAction } from './title-decision.ts';

const ahead = inHours(5);
const past = inHours(-1);
const owned = { ...openScreening, ekran_owned: true };

/** The possible values of each group of fields. Every combination is tested. */
const matters: readonly (readonly Partial<CartAnswer>[])[] = [
  [{}, { pass: true }],
  [
    {},
    { presale: true },
    { presale: true, presale_date: ahead },
    { presale: true, presale_date: past },
  ],
  [{}, { release_date: inHours(9) }, { release_date: past }],
  [
    {},
    { screening: openScreening },
    { screening: { ...openScreening, ekran_period_end: past } },
    { screening: owned },
    { screening: { ...owned, ekran_period_end: past } },
    { screening: { ...owned, owned_period_end: ahead } },
    { screening: { ...owned, owned_period_end: past } },
    { screening: { ...owned, owned_period_end: past, ekran_period_end: past } },
  ],
  [{}, { ussd: '*780*1024#' }],
  [
    {},
    { fullrate_data: fullRate },
    { fullrate_data: { ...fullRate, show_subscription: false, show_download: false } },
  ],
  [{}, { show_free: true }],
  [{}, { show_buy: true, price: 30_000 }],
  [{}, { downloads: [createItem({ itemid: 'a', amount: 0 }), createItem({ itemid: 'b' })] }],
];

const answers: readonly CartAnswer[] = matters
  .reduce<Partial<CartAnswer>[]>(
    (rows, matter) => rows.flatMap((row) => matter.map((part) => ({ ...row, ...part }))),
    [{}],
  )
  .map(createAnswer);

function decideAll() {
  return answers.flatMap((cart) =>
    [false, true].flatMap((subscribed) =>
      [undefined, 'paid'].map((access) => {
        const decision = decideTitle({ cart, subscription: { subscribed }, now, access });
        const kinds: readonly string[] = decision.actions.map(({ kind }) => kind);
        return { cart, subscribed, access, decision, kinds };
      }),
    ),
  );
}

type Case = ReturnType<typeof decideAll>[number];

const has = (kind: TitleAction['kind']) => (one: Case) => one.kinds.includes(kind);
const isAhead = (moment: string | null | undefined) => moment != null && Date.parse(moment) > now;

/** True if the title cannot be watched yet, according to the dates of the answer. */
function isEarly({ cart }: Case): boolean {
  if (cart.pass) return false;
  if (!cart.presale) return isAhead(cart.release_date);
  const begins = cart.presale_date ?? cart.release_date;
  return begins === null || begins === undefined || isAhead(begins);
}

function isSaleOver({ cart: { screening } }: Case): boolean {
  return screening.ekran && !isAhead(screening.ekran_period_end);
}

function hasTicket({ cart: { pass, screening } }: Case): boolean {
  const { ekran, ekran_owned, owned_period_end } = screening;
  return ekran && ekran_owned && (pass || owned_period_end === null || isAhead(owned_period_end));
}

const rules: Record<string, (one: Case) => boolean> = {
  'play is there exactly with the server’s pass, and is the main action': (one) =>
    has('play')(one) === one.cart.pass && (!one.cart.pass || one.kinds[0] === 'play'),
  'to be watched now is to have pass': ({ cart, decision }) =>
    (decision.watch.kind === 'now') === cart.pass,
  'without pass nothing is watched or fetched before its date': (one) =>
    !isEarly(one) ||
    (!has('play')(one) &&
      !has('subscribe')(one) &&
      !JSON.stringify(one.decision.downloads).includes('"download"')),
  'before its date the reason is the date, or a screening that is over': (one) =>
    !isEarly(one) ||
    ['presale', 'not-released', 'ticket-over', 'screening-over'].includes(one.decision.watch.kind),
  'after its date the date is no reason': (one) =>
    isEarly(one) || !['presale', 'not-released'].includes(one.decision.watch.kind),
  'each action is there once, four at most, in one order': ({ kinds }) => {
    const order = ['play', 'free', 'subscribe', 'buy', 'ussd'];
    return kinds.length <= 4 && kinds.join() === order.filter((k) => kinds.includes(k)).join();
  },
  'free and buy are never both there': (one) => !(has('free')(one) && has('buy')(one)),
  'there are as many actions as action blocks': (one) =>
    one.kinds.length ===
    countActionBlocks({
      play: has('play')(one),
      subscribe: has('subscribe')(one),
      free: has('free')(one),
      buy: has('buy')(one),
      ussd: has('ussd')(one),
    }),
  'nothing is offered that the server does not offer': (one) =>
    (!has('free')(one) || one.cart.show_free) &&
    (!has('buy')(one) || one.cart.show_buy) &&
    (!has('ussd')(one) || one.cart.ussd !== null),
  'what the server offers is offered, unless it is too early, too late or had already': (one) => {
    const isFor = !isSaleOver(one) && !hasTicket(one) && (!isEarly(one) || one.cart.presale);
    const { show_free, show_buy, ussd } = one.cart;
    return (
      has('free')(one) === (isFor && show_free) &&
      has('buy')(one) === (isFor && show_buy && !show_free) &&
      has('ussd')(one) === (isFor && ussd !== null)
    );
  },
  'a subscriber is offered no subscription': (one) => !(one.subscribed && has('subscribe')(one)),
  'a subscription beside play is for full rate only': (one) =>
    !(one.cart.pass && has('subscribe')(one)) || one.cart.fullrate_data?.show_subscription === true,
  'a subscription is offered where the server withholds it to nobody': (one) =>
    one.cart.fullrate_data?.show_subscription !== false || !has('subscribe')(one),
  'a subscription is offered to a guest for every other title': (one) => {
    const { pass, screening, show_free, fullrate_data } = one.cart;
    const isOther = !pass && !screening.ekran && !show_free && one.access !== 'paid';
    const hasOperation = fullrate_data?.show_subscription !== false;
    return !(isOther && hasOperation && !one.subscribed && !isEarly(one)) || has('subscribe')(one);
  },
  'what is needed is the main action': ({ decision, kinds }) =>
    decision.watch.kind !== 'needs' || decision.watch.action === kinds[0],
  'where it is refused there is no button, and where there is none a reason': ({
    decision: { watch },
    kinds,
  }) => (watch.kind !== 'refused' || kinds.length === 0) && (watch.kind !== 'needs' || !!kinds[0]),
  'a purchase names the price': ({ decision: { actions } }) =>
    actions.every((action) => action.kind !== 'buy' || action.price === 30_000),
  'a ticket is sold for a screening and for nothing else': ({ cart, decision: { actions } }) =>
    actions.every(
      (action) => action.kind !== 'buy' || (action.what === 'ticket') === cart.screening.ekran,
    ),
  'a row is fetched with pass, and bought as long as anything is sold': (one) => {
    const { downloads } = one.decision;
    if (downloads.kind !== 'rows') return true;
    const isSold = !isSaleOver(one) && !hasTicket(one) && (!isEarly(one) || one.cart.presale);
    return downloads.rows.every(({ row, get }) =>
      row.amount > 0 ? (get === 'buy') === isSold : (get === 'download') === one.cart.pass,
    );
  },
  'downloads are withheld exactly where the server says so': ({ cart, decision }) =>
    (decision.downloads.kind === 'withheld') === (cart.fullrate_data?.show_download === false),
  'what changes by itself changes later': ({ decision: { changesAt } }) =>
    changesAt === undefined || changesAt > now,
  'what waits for a date changes with it at the latest': ({ decision: { watch, changesAt } }) =>
    !('from' in watch) || watch.from === undefined || (changesAt ?? Infinity) <= watch.from,
};

describe('for all combinations of an answer', () => {
  const cases = decideAll();

  it('every rule is fulfilled', () => {
    const broken = Object.entries(rules).flatMap(([rule, isMet]) => {
      const first = cases.find((one) => !isMet(one));
      return first ? [{ rule, ...first }] : [];
    });
    expect(cases.length).toBeGreaterThan(20_000);
    expect(broken).toEqual([]);
  });

  it('every kind of reason, button and list occurs', () => {
    const met = (kinds: readonly string[]) => [...new Set(kinds)].sort();
    expect(met(cases.map(({ decision }) => decision.watch.kind))).toEqual([
      ...['needs', 'not-released', 'now', 'presale', 'refused', 'screening-over', 'ticket-over'],
    ]);
    expect(met(cases.flatMap(({ kinds }) => kinds))).toEqual([
      ...['buy', 'free', 'play', 'subscribe', 'ussd'],
    ]);
    expect(met(cases.map(({ decision }) => decision.downloads.kind))).toEqual([
      ...['none', 'not-yet', 'rows', 'withheld'],
    ]);
  });
});

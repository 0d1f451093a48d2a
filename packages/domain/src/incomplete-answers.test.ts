import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCart,
  type CartItem,
  emptyCart,
  isValidItem,
  parseCart,
  printCart,
} from './money/cart.ts';
import {
  createAnswer,
  fullRate,
  inHours,
  now,
  openScreening,
} from './test-support/cart-answers.ts';
import { kindsOf } from './test-support/decide.ts';
import { createItem } from './test-support/items.ts';
import { decideTitle } from './titles/title-decision.ts';

describe('an incomplete answer', () => {
  const subscription = { subscribed: false };
  /** The answer is untyped, as parsed JSON is. */
  const decideOn = (answer: unknown) =>
    decideTitle({ cart: JSON.parse(JSON.stringify(answer)), subscription, now });

  it('allows only actions that it contains', () => {
    expect(decideOn({})).toEqual({
      watch: { kind: 'needs', action: 'subscribe' },
      actions: [{ kind: 'subscribe' }],
      downloads: { kind: 'none' },
      screening: undefined,
      fullRate: undefined,
      notes: [],
      changesAt: undefined,
    });
    expect(kindsOf(decideOn({ pass: true }))).toEqual(['play']);
  });

  it('retains the rows and notes that are complete', () => {
    const row = createItem({ amount: 0 });
    const { name, ...nameless } = row;
    const downloads = [null, 7, nameless, { ...row, quality: null, itemid: 'b' }, row];
    const decision = decideOn({ pass: true, downloads, notes: [null, 'نیمه', 7, '', {}] });
    expect(name).not.toBe('');
    expect(decision.downloads).toEqual({ kind: 'rows', rows: [{ row, get: 'download' }] });
    expect(decision.notes).toEqual(['نیمه']);
  });

  it.each([{}, { message: 7 }, { message: 'نیمه' }, [], 'تمام‌بها', 7])(
    'has no full-rate notice for %j',
    (fullrate_data) => {
      expect(decideOn({ fullrate_data }).fullRate).toBeUndefined();
    },
  );

  it('without a full-rate message only decides whether a subscription is useful', () => {
    const silent = { ...fullRate, message: '', show_subscription: false };
    const decision = decideOn({ fullrate_data: silent, pass: false });
    expect(decision.fullRate).toBeUndefined();
    expect(decision.actions.map(({ kind }) => kind)).not.toContain('subscribe');
  });

  it('still withholds downloads at full rate, and has a notice without an English title', () => {
    expect(decideOn({ fullrate_data: { show_download: false } }).downloads.kind).toBe('withheld');
    const { title_en: _, ...rest } = fullRate;
    expect(decideOn({ fullrate_data: rest }).fullRate?.title_en).toBeNull();
  });

  it('never throws and never plays without a pass, whatever value is damaged', () => {
    const completeAnswer = createAnswer({
      downloads: [createItem()],
      screening: openScreening,
      ussd: '*780*1024#',
      fullrate_data: fullRate,
      notes: ['نیمه'],
      price: 30_000,
      release_date: inHours(-1),
    });
    const damage = fc.oneof(
      fc.constantFrom<unknown>(null, undefined, true, 7, '', 'soon', [], [null], {}, { length: 3 }),
      fc.jsonValue(),
      fc.constant({ toString: null, valueOf: null }),
    );
    const places = ['', 'downloads.0.', 'screening.', 'fullrate_data.'].flatMap((prefix) => {
      const part: unknown = prefix
        ? at(completeAnswer, prefix.split('.').slice(0, -1))
        : completeAnswer;
      return Object.keys(Object(part)).map((key) => prefix + key);
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...places), damage)), (changes) => {
        const answer = structuredClone(completeAnswer);
        for (const [place, value] of changes) put(answer, place.split('.'), structuredClone(value));
        const decision = decideOn(answer);
        expect(kindsOf(decision).includes('play')).toBe(Boolean(answer.pass));
        expect(decision.notes.every((note) => typeof note === 'string')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an incomplete row', () => {
  const film = createItem();

  it.each([
    null,
    undefined,
    {},
    { ...film, name: undefined },
    { ...film, quality: null },
    { ...film, poster: 7 },
  ])('is refused: %j', (damaged) => {
    const item: CartItem = JSON.parse(JSON.stringify(damaged ?? null));
    const { cart } = addToCart(emptyCart, createItem({ itemid: 'b' }));
    expect(addToCart(cart, item)).toEqual({ cart, refused: 'text' });
    expect(isValidItem(damaged)).toBe(false);
  });

  it('is accepted without a poster', () => {
    const { poster, ...rest } = film;
    const { cart } = addToCart(emptyCart, JSON.parse(JSON.stringify(rest)));
    expect(poster).not.toBeNull();
    expect(cart.items).toEqual([{ ...film, poster: null }]);
    expect(parseCart(printCart(cart))).toEqual(cart);
  });
});

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((part, key) => Reflect.get(Object(part), key), value);
}

function put(value: unknown, path: readonly string[], part: unknown): void {
  Reflect.set(Object(at(value, path.slice(0, -1))), path.at(-1) ?? '', part);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { anyItem, createItem } from '../test-support/items.ts';
import { maxAmount } from './amount.ts';
import {
  addToCart,
  type CartItem,
  emptyCart,
  isValidItem,
  maxCartItems,
  parseCart,
  printCart,
  removeFromCart,
  replaceInCart,
} from './cart.ts';

const cheap = createItem({ itemid: 'a', amount: 12_000 });
const dear = createItem({ itemid: 'b', amount: 30_000 });

function cartOf(...items: CartItem[]) {
  return items.reduce((cart, item) => addToCart(cart, item).cart, emptyCart);
}

function sumOf(items: readonly CartItem[]): number {
  return Number(items.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
}

const full = cartOf(
  ...Array.from({ length: maxCartItems }, (_, index) => createItem({ itemid: `i${index}` })),
);

describe('adding to the cart', () => {
  it('appends an item and adds its amount', () => {
    expect(cartOf(cheap, dear)).toEqual({ items: [cheap, dear], total: 42_000 });
  });

  it('replaces the item with the same itemid at the same position, and updates the total', () => {
    const cheaper = { ...cheap, amount: 9000, size: '۹۰۰ مگابایت' };
    expect(addToCart(cartOf(cheap, dear), cheaper)).toEqual({
      cart: { items: [cheaper, dear], total: 39_000 },
      refused: undefined,
    });
  });

  it.each([Number.NaN, -1, 0.5, maxAmount + 1, 2 ** 60, Number.POSITIVE_INFINITY])(
    'refuses the amount %j and leaves the cart unchanged',
    (amount) => {
      const cart = cartOf(cheap);
      const change = addToCart(cart, createItem({ itemid: 'c', amount }));
      expect(change).toEqual({ cart, refused: 'amount' });
      expect(isValidItem(createItem({ amount }))).toBe(false);
    },
  );

  it('does not replace a valid amount with an invalid one', () => {
    const cart = cartOf(cheap);
    expect(addToCart(cart, { ...cheap, amount: -5 })).toEqual({ cart, refused: 'amount' });
  });

  it.each([0, -0, 1, maxAmount])('accepts the amount %j', (amount) => {
    const { cart, refused } = addToCart(emptyCart, createItem({ amount }));
    expect(refused).toBeUndefined();
    expect(cart.total).toBe(amount + 0);
    expect(cart.items[0]?.amount).toBe(amount + 0);
  });

  it.each(['itemid', 'id'])('refuses an empty %s', (field) => {
    expect(addToCart(emptyCart, createItem({ [field]: '' })).refused).toBe('text');
  });

  it.each(['itemid', 'size', 'name', 'quality', 'id', 'type', 'poster'])(
    'refuses a %s that is longer than any real one',
    (field) => {
      const long = (length: number) => createItem({ [field]: 'پ'.repeat(length) });
      expect(addToCart(emptyCart, long(2048)).refused).toBeUndefined();
      expect(addToCart(emptyCart, long(2049)).refused).toBe('text');
      expect(addToCart(emptyCart, long(10_000)).refused).toBe('text');
      expect(isValidItem(long(2048))).toBe(true);
      expect(isValidItem(long(2049))).toBe(false);
    },
  );

  it('accepts empty texts where they are allowed, and an item without a poster', () => {
    const bare = createItem({ size: '', name: '', quality: '', type: '', poster: null });
    expect(addToCart(emptyCart, bare).refused).toBeUndefined();
  });

  it('accepts fifty items and refuses another one, but still replaces items', () => {
    expect(full.items).toHaveLength(50);
    expect(addToCart(full, cheap)).toEqual({ cart: full, refused: 'full' });
    const again = addToCart(full, createItem({ itemid: 'i7', amount: 1 }));
    expect(again.refused).toBeUndefined();
    expect(again.cart.items[7]?.amount).toBe(1);
    expect(addToCart(removeFromCart(full, 'i7'), cheap).refused).toBeUndefined();
  });

  it('includes an English name if there is one', () => {
    const named = { ...cheap, name_en: 'Starless Nights of Yazd' };
    expect(cartOf(named).items).toEqual([named]);
    for (const name_en of [null, '', 'long'.repeat(1000)]) {
      expect(cartOf({ ...cheap, name_en }).items).toEqual([cheap]);
    }
  });

  it('drops unknown fields', () => {
    const row = { ...cheap, size_bytes: 900, secret: 'x' };
    expect(cartOf(row).items[0]).toEqual(cheap);
  });

  it('adds up exactly in a full cart of the highest amounts', () => {
    const dearest = full.items.map((item) => ({ ...item, amount: maxAmount }));
    expect(cartOf(...dearest).total).toBe(50 * maxAmount);
  });
});

describe('replacing', () => {
  it('puts another item at the same position', () => {
    const better = createItem({ itemid: 'a-1080p', amount: 20_000 });
    expect(replaceInCart(cartOf(cheap, dear), 'a', better).cart).toEqual({
      items: [better, dear],
      total: 50_000,
    });
  });

  it('never leaves two items with the same itemid', () => {
    const other = createItem({ itemid: 'c', amount: 1 });
    const changed = { ...dear, amount: 5 };
    const { cart } = replaceInCart(cartOf(cheap, other, dear), 'a', changed);
    expect(cart).toEqual({ items: [changed, other], total: 6 });
  });

  it('adds the item if there is nothing to replace', () => {
    expect(replaceInCart(cartOf(cheap), 'gone', dear).cart).toEqual(cartOf(cheap, dear));
    expect(replaceInCart(full, 'gone', dear).refused).toBe('full');
    expect(replaceInCart(full, 'i0', dear).cart.items[0]).toEqual(dear);
  });
});

describe('removing', () => {
  it("subtracts that item's amount", () => {
    expect(removeFromCart(cartOf(cheap, dear), 'a')).toEqual({ items: [dear], total: 30_000 });
    expect(removeFromCart(cartOf(cheap), 'a')).toEqual(emptyCart);
  });

  it('changes nothing if the item is not in the cart', () => {
    expect(removeFromCart(cartOf(cheap, dear), 'c')).toEqual(cartOf(cheap, dear));
    expect(removeFromCart(cartOf(cheap), '__proto__')).toEqual(cartOf(cheap));
  });
});

describe('the total', () => {
  const itemid = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
  const step = fc.oneof(
    fc.record({ do: fc.constant('add'), itemid, amount: fc.nat(maxAmount) }),
    fc.record({ do: fc.constant('add'), itemid, amount: fc.double() }),
    fc.record({ do: fc.constant('remove'), itemid, amount: fc.constant(0) }),
  );

  it('is the sum of the amounts after every step, and no itemid is repeated', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let cart = emptyCart;
        for (const { do: what, itemid: id, amount } of steps) {
          cart =
            what === 'add'
              ? addToCart(cart, createItem({ itemid: id, amount })).cart
              : removeFromCart(cart, id);
          expect(cart.total).toBe(sumOf(cart.items));
          expect(new Set(cart.items.map((item) => item.itemid)).size).toBe(cart.items.length);
        }
      }),
    );
  });

  it('is unchanged after an item is added and removed again', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 10 }), anyItem, (items, item) => {
        const before = removeFromCart(cartOf(...items), item.itemid);
        const after = removeFromCart(addToCart(before, item).cart, item.itemid);
        expect(after).toEqual(before);
      }),
    );
  });
});

describe('the stored cart', () => {
  it('is read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 60 }), (items) => {
        const cart = cartOf(...items);
        expect(parseCart(printCart(cart))).toEqual(cart);
      }),
    );
  });

  it('is written with only its items and the correct total', () => {
    const lying = { items: [{ ...cheap, extra: 1 }], total: 5, extra: 2 };
    expect(JSON.parse(printCart(lying))).toEqual({ items: [cheap], total: 12_000 });
  });

  it.each([
    undefined,
    null,
    '',
    'null',
    '5',
    '"text"',
    '[]',
    '{}',
    '{"items":null}',
    '{"items":{"length":1}}',
    '{"items":"ab","total":5}',
    '{"items":[',
    '{"__proto__":{"items":[{}]}}',
  ])('reads as empty if %j was stored', (stored) => {
    expect(parseCart(stored)).toEqual(emptyCart);
  });

  it('is read as empty if a very long text was stored', () => {
    expect(parseCart('x'.repeat(10_000))).toEqual(emptyCart);
    expect(parseCart('['.repeat(10_000))).toEqual(emptyCart);
    const long = { ...cheap, name: 'x'.repeat(10_000) };
    expect(parseCart(JSON.stringify({ items: [long] }))).toEqual(emptyCart);
  });

  it('gets a recomputed total if the stored one is wrong', () => {
    const stored = (total: unknown) => JSON.stringify({ items: [cheap, dear], total });
    for (const total of [0, 1, -5, 'x', null, { valueOf: 1 }]) {
      expect(parseCart(stored(total)).total).toBe(42_000);
    }
    expect(parseCart(JSON.stringify({ items: [cheap] })).total).toBe(12_000);
  });

  it.each([
    null,
    'a',
    [],
    {},
    { ...cheap, itemid: 5 },
    { ...cheap, itemid: '' },
    { ...cheap, itemid: undefined },
    { ...cheap, amount: '12000' },
    { ...cheap, amount: -1 },
    { ...cheap, amount: 1.5 },
    { ...cheap, amount: null },
    { ...cheap, size: null },
    { ...cheap, name: {} },
    { ...cheap, quality: 720 },
    { ...cheap, id: 1024 },
    { ...cheap, type: true },
    { ...cheap, poster: 7 },
    JSON.parse('{"__proto__":{"itemid":"z","amount":1}}'),
  ])('leaves out the damaged item %j and reads the others', (damaged) => {
    expect(parseCart(JSON.stringify({ items: [damaged, dear] }))).toEqual(cartOf(dear));
  });

  it('retains the last of two items with the same itemid, and the first fifty items', () => {
    const twice = { items: [cheap, dear, { ...cheap, amount: 7 }] };
    expect(parseCart(JSON.stringify(twice))).toEqual({
      items: [{ ...cheap, amount: 7 }, dear],
      total: 30_007,
    });
    expect(parseCart(JSON.stringify({ items: [...full.items, cheap] }))).toEqual(full);
  });

  it('treats hostile names as ordinary text', () => {
    const item = createItem({ itemid: '__proto__', id: 'constructor', name: '\u202e\u0000\ud800' });
    const cart = cartOf(item);
    expect(parseCart(printCart(cart))).toEqual({ items: [item], total: item.amount });
    expect(Object.getPrototypeOf(cart)).toBe(Object.prototype);
  });

  it('never throws and always has the correct total, whatever was stored', () => {
    const anyStored = fc.oneof(
      anyText,
      fc.json(),
      fc
        .record({
          items: fc.array(fc.oneof(anyItem, fc.jsonValue(), fc.record({ amount: fc.double() }))),
          total: fc.jsonValue(),
        })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anyStored, (stored) => {
        const cart = parseCart(stored);
        expect(cart.total).toBe(sumOf(cart.items));
        expect(cart.items.every(isValidItem)).toBe(true);
      }),
    );
  });
});

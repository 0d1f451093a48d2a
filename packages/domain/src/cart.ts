import { isAmount } from './amount.ts';

/** One thing that can be bought and downloaded. A row of the download view is one. */
export interface CartItem {
  readonly itemid: string;
  readonly amount: number;
  readonly size: string;
  readonly name: string;
  readonly quality: string;
  readonly id: string;
  readonly type: string;
  readonly poster: string | null;
}

/** What the device keeps. `total` is always the sum of the items' amounts. */
export interface LocalCart {
  readonly items: readonly CartItem[];
  readonly total: number;
}

/**
 * Why an item did not get in: its amount is no whole toman, it has no id, a text of its is missing or longer than
 * any real one, or the cart is full.
 */
export type CartRefusal = 'amount' | 'text' | 'full';

/** The cart to go on with. Where the item was refused, that is the cart as it was. */
export interface CartChange {
  readonly cart: LocalCart;
  readonly refused: CartRefusal | undefined;
}

/** Nothing in it. */
export const emptyCart: LocalCart = { items: [], total: 0 };

/** As many as one purchase takes. */
export const maxCartItems = 50;

/** As long as the longest address of a poster. */
const maxTextLength = 2048;

/** Adds an item. One with the same itemid is replaced, in its place, and the total follows. */
export function addToCart(cart: LocalCart, item: CartItem): CartChange {
  return replaceInCart(cart, item?.itemid, item);
}

/**
 * Puts an item in the place of another, as when a viewer takes 1080p instead of 720p. Where the other is not
 * in the cart, the item is added.
 */
export function replaceInCart(cart: LocalCart, itemid: string, item: CartItem): CartChange {
  const refused = refusalOf(item);
  if (refused) return { cart, refused };
  const fresh = copyOf(item);
  const held = (id: string) => cart.items.some((other) => other.itemid === id);
  const place = held(itemid) ? itemid : item.itemid;
  const items = cart.items
    .filter((other) => other.itemid === place || other.itemid !== item.itemid)
    .map((other) => (other.itemid === place ? fresh : other));
  if (held(place)) return { cart: cartOf(items), refused: undefined };
  if (items.length >= maxCartItems) return { cart, refused: 'full' };
  return { cart: cartOf([...items, fresh]), refused: undefined };
}

/** The cart without that item. */
export function removeFromCart(cart: LocalCart, itemid: string): LocalCart {
  return cartOf(cart.items.filter((item) => item.itemid !== itemid));
}

/** The cart that the device kept. What is damaged is left out, and the total is counted anew. */
export function parseCart(stored: string | null | undefined): LocalCart {
  return itemsIn(stored).reduce((cart, item) => addToCart(cart, item).cart, emptyCart);
}

/** What the device keeps of a cart, under `storageKeys.cart`. */
export function printCart(cart: LocalCart): string {
  return JSON.stringify(cartOf(cart.items.map(copyOf)));
}

/** Whether a row of the download view may be shown and bought at all: an answer may hold one that is half formed. */
export function isSoundItem(item: unknown): item is CartItem {
  return refusalOf(item) === undefined;
}

function cartOf(items: readonly CartItem[]): LocalCart {
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) };
}

function refusalOf(item: unknown): CartRefusal | undefined {
  if (!hasTexts(item) || item.itemid === '' || item.id === '') return 'text';
  return isAmount(item.amount) ? undefined : 'amount';
}

function hasTexts(item: unknown): item is Omit<CartItem, 'amount'> & { amount: unknown } {
  if (!isRecord(item)) return false;
  const { itemid, size, name, quality, id, type, poster } = item;
  const texts = [itemid, size, name, quality, id, type, poster ?? ''];
  return texts.every((text) => typeof text === 'string' && text.length <= maxTextLength);
}

/** Only the cart's own fields, each of them there, and 0 for -0, which storage would not give back. */
function copyOf(item: CartItem): CartItem {
  const { itemid, amount, size, name, quality, id, type, poster } = item;
  return { itemid, amount: amount + 0, size, name, quality, id, type, poster: poster ?? null };
}

function itemsIn(stored: string | null | undefined): CartItem[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '');
    return isRecord(kept) && Array.isArray(kept.items) ? kept.items.filter(isSoundItem) : [];
  } catch {
    return [];
  }
}

/** Whether it has fields at all. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

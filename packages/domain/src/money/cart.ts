import { isAmount } from './amount.ts';

/** An item that can be bought and downloaded. A row of the download view is such an item. */
export interface CartItem {
  readonly itemid: string;
  readonly amount: number;
  readonly size: string;
  readonly name: string;
  readonly name_en?: string | null;
  readonly quality: string;
  readonly id: string;
  readonly type: string;
  readonly poster: string | null;
}

/** The cart in the device's storage. `total` is always the sum of the items' amounts. */
export interface LocalCart {
  readonly items: readonly CartItem[];
  readonly total: number;
}

/**
 * The reason why an item was refused: its amount is not a whole number of toman, its id is missing, a text is missing
 * or too long, or the cart is full.
 */
export type CartRefusal = 'amount' | 'text' | 'full';

/** The cart after a change. After a refusal it is the same cart. */
export interface CartChange {
  readonly cart: LocalCart;
  readonly refused: CartRefusal | undefined;
}

export const emptyCart: LocalCart = { items: [], total: 0 };

/** The maximum number of items in one purchase. */
export const maxCartItems = 50;

/** The length of the longest poster address. */
const maxTextLength = 2048;

/** Adds an item, or replaces the item with the same itemid at the same position. Updates the total. */
export function addToCart(cart: LocalCart, item: CartItem): CartChange {
  return replaceInCart(cart, item?.itemid, item);
}

/** Replaces an item with another, such as 720p with 1080p. Adds the item if the one to replace is not in the cart. */
export function replaceInCart(cart: LocalCart, itemid: string, item: CartItem): CartChange {
  const refused = refusalOf(item);
  if (refused) return { cart, refused };
  const newItem = pickFields(item);
  const isInCart = (id: string) => cart.items.some((other) => other.itemid === id);
  const replacedId = isInCart(itemid) ? itemid : item.itemid;
  const items = cart.items
    .filter((other) => other.itemid === replacedId || other.itemid !== item.itemid)
    .map((other) => (other.itemid === replacedId ? newItem : other));
  if (isInCart(replacedId)) return { cart: cartOf(items), refused: undefined };
  if (items.length >= maxCartItems) return { cart, refused: 'full' };
  return { cart: cartOf([...items, newItem]), refused: undefined };
}

export function removeFromCart(cart: LocalCart, itemid: string): LocalCart {
  return cartOf(cart.items.filter((item) => item.itemid !== itemid));
}

/** Reads the stored cart. Drops damaged items and recomputes the total. */
export function parseCart(stored: string | null | undefined): LocalCart {
  return itemsIn(stored).reduce((cart, item) => addToCart(cart, item).cart, emptyCart);
}

/** Serializes a cart for `storageKeys.cart`. */
export function printCart(cart: LocalCart): string {
  return JSON.stringify(cartOf(cart.items.map(pickFields)));
}

/** True if a download row can be shown and bought. Answers may be incomplete. */
export function isValidItem(item: unknown): item is CartItem {
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

/** Picks the cart's own fields. JSON has no -0, so it becomes 0. */
function pickFields(item: CartItem): CartItem {
  const { itemid, amount, size, name, name_en, quality, id, type, poster } = item;
  const known = {
    itemid,
    amount: amount + 0,
    size,
    name,
    quality,
    id,
    type,
    poster: poster ?? null,
  };
  return isEnglishName(name_en) ? { ...known, name_en } : known;
}

function isEnglishName(name: unknown): name is string {
  return typeof name === 'string' && name !== '' && name.length <= maxTextLength;
}

function itemsIn(stored: string | null | undefined): CartItem[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '');
    return isRecord(parsed) && Array.isArray(parsed.items) ? parsed.items.filter(isValidItem) : [];
  } catch {
    return [];
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

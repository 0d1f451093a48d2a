import {
  addToCart,
  type CartItem,
  type CartRefusal,
  emptyCart,
  type LocalCart,
  parseCart,
  printCart,
  removeFromCart,
  replaceInCart,
  storageKeys,
} from '@parde/domain';
import { useSyncExternalStore } from 'react';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { createListeners } from '../../app/create-listeners.ts';
import { hasModal } from '../../app/modals/has-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';

/**
 * Stored on the device, or in memory if there is no storage. Read again after changes in another tab or a restore from
 * the back/forward cache.
 */
let cart: LocalCart | undefined;
let isListening = false;
const { subscribe, notify } = createListeners();

function invalidate(): void {
  cart = undefined;
  notify();
}

function listenForChanges(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('storage', ({ key }) => {
    // A null key means that all storage was cleared.
    if (key === storageKeys.cart || key === null) invalidate();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) invalidate();
  });
}

function readCart(): LocalCart {
  listenForChanges();
  cart ??= parseCart(readLocalStorage(storageKeys.cart));
  return cart;
}

function save(next: LocalCart): void {
  cart = next;
  writeLocalStorage(storageKeys.cart, printCart(next));
  notify();
}

/** Adds a file. Replaces another quality of the same title. */
export function addToLocalCart(item: CartItem): CartRefusal | undefined {
  const before = readCart();
  const sameTitle = before.items.find(({ id, type }) => id === item.id && type === item.type);
  const { cart: next, refused } = sameTitle
    ? replaceInCart(before, sameTitle.itemid, item)
    : addToCart(before, item);
  if (!refused) save(next);
  return refused;
}

/** Updates the cart to these prices. The API refuses to sell at an old price, however often the viewer tries. */
export function refreshLocalCart(rows: readonly CartItem[]): void {
  const before = readCart();
  const changed = rows.filter(({ itemid, amount }) =>
    before.items.some((item) => item.itemid === itemid && item.amount !== amount),
  );
  const next = changed.reduce((merged, row) => addToCart(merged, row).cart, before);
  if (next !== before) save(next);
}

/** Removes these files. Returns true if the cart had any of them. */
export function removeFromLocalCart(itemids: readonly string[]): boolean {
  const before = readCart();
  const next = itemids.reduce(removeFromCart, before);
  if (next.items.length === before.items.length) return false;
  save(next);
  return true;
}

/** Returns the cart. Empty on the server, during hydration, and if the server sells no files. */
export function useLocalCart(): LocalCart {
  const isSold = hasModal(usePage(), 'buy');
  const cart = useSyncExternalStore(subscribe, readCart, () => emptyCart);
  return isSold ? cart : emptyCart;
}

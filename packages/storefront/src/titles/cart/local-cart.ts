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

/**
 * What the viewer has gathered to buy. The device keeps it; where the device keeps nothing it holds for the document.
 * What another tab changes, or changed while this page lay in the browser's memory, is read anew.
 */
let cart: LocalCart | undefined;
let isListening = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function invalidate(): void {
  cart = undefined;
  notify();
}

function listenForChanges(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('storage', ({ key }) => {
    // Without a key all of the storage was cleared.
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

/** Puts a file in, in place of another file of the same title: nobody buys a film in two qualities at once. */
export function addToLocalCart(item: CartItem): CartRefusal | undefined {
  const before = readCart();
  const sameTitle = before.items.find(({ id, type }) => id === item.id && type === item.type);
  const { cart: next, refused } = sameTitle
    ? replaceInCart(before, sameTitle.itemid, item)
    : addToCart(before, item);
  if (!refused) save(next);
  return refused;
}

/** Takes these out, as when they were paid. Those that are not in it are passed over. */
export function removeFromLocalCart(itemids: readonly string[]): void {
  const before = readCart();
  const next = itemids.reduce(removeFromCart, before);
  if (next.items.length < before.items.length) save(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty on the server, and in the page that the browser takes over from it. */
export function useLocalCart(): LocalCart {
  return useSyncExternalStore(subscribe, readCart, () => emptyCart);
}

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
let isFollowing = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function forget(): void {
  cart = undefined;
  notify();
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('storage', ({ key }) => {
    // Without a key all of the storage was cleared.
    if (key === storageKeys.cart || key === null) forget();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forget();
  });
}

function readCart(): LocalCart {
  follow();
  cart ??= parseCart(readLocalStorage(storageKeys.cart));
  return cart;
}

function keep(next: LocalCart): void {
  cart = next;
  writeLocalStorage(storageKeys.cart, printCart(next));
  notify();
}

/** Puts a file in, in place of another file of the same title: nobody buys a film in two qualities at once. */
export function putInCart(item: CartItem): CartRefusal | undefined {
  const before = readCart();
  const other = before.items.find(({ id, type }) => id === item.id && type === item.type);
  const { cart: next, refused } = other
    ? replaceInCart(before, other.itemid, item)
    : addToCart(before, item);
  if (!refused) keep(next);
  return refused;
}

/** Takes these out, as when they were paid. Those that are not in it are passed over. */
export function takeFromCart(itemids: readonly string[]): void {
  const before = readCart();
  const next = itemids.reduce(removeFromCart, before);
  if (next.items.length < before.items.length) keep(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty on the server, and in the page that the browser takes over from it. */
export function useLocalCart(): LocalCart {
  return useSyncExternalStore(subscribe, readCart, () => emptyCart);
}

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
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { hasModal } from '../../app/modals/has-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';

/** Stored on the device, or in memory if there is no storage. Empty on the server and during hydration. */
const cartStore = createStore<LocalCart>(() => emptyCart);

/** Also runs after changes in another tab, and after a restore from the back/forward cache. */
function readCart(): void {
  cartStore.setState(parseCart(readLocalStorage(storageKeys.cart)), true);
}

if (typeof window !== 'undefined') {
  readCart();
  window.addEventListener('storage', ({ key }) => {
    // A null key means that all storage was cleared.
    if (key === storageKeys.cart || key === null) readCart();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readCart();
  });
}

function save(next: LocalCart): void {
  cartStore.setState(next, true);
  writeLocalStorage(storageKeys.cart, printCart(next));
}

/** Adds a file. Replaces another quality of the same title. */
export function addToLocalCart(item: CartItem): CartRefusal | undefined {
  const before = cartStore.getState();
  const sameTitle = before.items.find(({ id, type }) => id === item.id && type === item.type);
  const { cart: next, refused } = sameTitle
    ? replaceInCart(before, sameTitle.itemid, item)
    : addToCart(before, item);
  if (!refused) save(next);
  return refused;
}

/** Updates the cart to these prices. The API refuses to sell at an old price, however often the viewer tries. */
export function refreshLocalCart(rows: readonly CartItem[]): void {
  const before = cartStore.getState();
  const changed = rows.filter(({ itemid, amount }) =>
    before.items.some((item) => item.itemid === itemid && item.amount !== amount),
  );
  const next = changed.reduce((merged, row) => addToCart(merged, row).cart, before);
  if (next !== before) save(next);
}

/** Removes these files. Returns true if the cart had any of them. */
export function removeFromLocalCart(itemids: readonly string[]): boolean {
  const before = cartStore.getState();
  const next = itemids.reduce(removeFromCart, before);
  if (next.items.length === before.items.length) return false;
  save(next);
  return true;
}

/** Returns the cart. Empty if the server sells no files. */
export function useLocalCart(): LocalCart {
  const isSold = hasModal(usePage(), 'buy');
  const cart = useStore(cartStore);
  return isSold ? cart : emptyCart;
}

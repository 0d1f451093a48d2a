import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../../app/browser/storage.ts';
import { overlaps } from './orders.ts';
import { isFields, type PurchaseTrace, readTrace } from './purchase-trace.ts';

/**
 * - `sent`: the answer has not arrived.
 * - `not-begun`: the server knew nothing of the purchase, or could not be queried after its refusal.
 * - `refused`: the server refused the purchase. The key stays: the refusal may have come after the server had acted.
 * - `answered`: the viewer was sent to the bank, or has seen the result.
 * - `blocked`: the bank's address was refused, so the viewer was not sent there.
 * - `again`: the answer has not arrived. The viewer has seen a payment that may be this one, and pays again.
 * - `over`: the account has shown the result. Only the page after the bank needs the purchase.
 */
const states = ['sent', 'not-begun', 'refused', 'answered', 'blocked', 'again', 'over'] as const;

/** A purchase on this device, from the click on Pay until its result is known. */
export interface StoredPurchase {
  /** The name of the order, such as `plan:m1`. */
  readonly order: string;
  /** The idempotency key of the purchase. The same order never has two. */
  readonly key: string;
  /** The time of the click, by the device's clock. */
  readonly at: number;
  readonly state: (typeof states)[number];
  readonly trace?: PurchaseTrace | undefined;
}

/** The purchases of this viewer on this device. They are deleted when the session ends. */
export interface PurchaseStore {
  find(order: string): StoredPurchase | undefined;
  /**
   * Returns the purchases of other orders that may pay a part of this one, and the purchases of this order that are
   * over.
   */
  overlapping(order: string): readonly StoredPurchase[];
  save(purchase: Pick<StoredPurchase, 'order' | 'key' | 'trace'>): void;
  mark(key: string, known: Partial<Pick<StoredPurchase, 'state' | 'trace'>>): void;
  forget(key: string): void;
}

const dayMs = 86_400_000;

/** The form of the keys that `randomUuid` makes. A server refuses any other. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Used if the device's storage is blocked or full. */
let unsaved: readonly StoredPurchase[] = [];

export function readPurchases(): readonly StoredPurchase[] {
  const saved = parse(readLocalStorage(storageKeys.purchases));
  const all = [...saved, ...unsaved.filter(({ key }) => !saved.some((each) => each.key === key))];
  // A clock that was set back does not make a purchase old.
  return all.filter(({ at }) => Math.abs(Date.now() - at) < dayMs);
}

const others = (key: string) => readPurchases().filter((each) => each.key !== key);

export const storedPurchases: PurchaseStore = {
  find: (order) => readPurchases().find((each) => each.order === order && each.state !== 'over'),
  overlapping: (order) =>
    readPurchases().filter((each) => {
      const isOver = each.order === order && each.state === 'over';
      return isOver || (overlaps(order, each.order) && each.state === 'answered');
    }),
  save: (purchase) =>
    write([...others(purchase.key), { ...purchase, at: Date.now(), state: 'sent' }]),
  mark: (key, known) => {
    const purchase = readPurchases().find((each) => each.key === key);
    if (purchase) write([...others(key), { ...purchase, ...known }]);
  },
  forget: (key) => write(others(key)),
};

/** Returns true if it is not known yet whether the viewer has paid the order. */
export function isUndecided(order: string): boolean {
  const stored = storedPurchases.find(order);
  return stored !== undefined && ['sent', 'not-begun', 'answered', 'again'].includes(stored.state);
}

function write(purchases: readonly StoredPurchase[]): void {
  unsaved = purchases;
  writeLocalStorage(storageKeys.purchases, JSON.stringify(purchases));
}

/** Storage is untrusted: it may be damaged, or of another version. */
function parse(text: string | undefined): StoredPurchase[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? saved.flatMap(readPurchase) : [];
  } catch {
    return [];
  }
}

function readPurchase(value: unknown): StoredPurchase | [] {
  if (!isFields(value)) return [];
  const { order, key, at, trace } = value;
  const state = states.find((each) => each === value.state);
  if (typeof order !== 'string' || typeof key !== 'string' || typeof at !== 'number') return [];
  return uuid.test(key) && state ? { order, key, at, state, trace: readTrace(trace) } : [];
}

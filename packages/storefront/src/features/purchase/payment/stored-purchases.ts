import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../../app/browser/storage.ts';
import { parseWantedTitle, type WantedTitle } from '../../../content-id.ts';
import { overlaps } from './orders.ts';

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

/** The form of a payment's key. A server refuses other keys. */
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

/** The parts of an account that a payment changes. Parts that could not be fetched are left out. */
export interface AccountState {
  readonly isSubscribed?: boolean | undefined;
  readonly days?: number | undefined;
  /** Only some servers also send the credit as a number. */
  readonly credit?: number | undefined;
  readonly creditText?: string | undefined;
  /** The banks that may be debited. */
  readonly banks?: readonly string[] | undefined;
  /** True if a part could not be fetched. */
  readonly isPartial?: true;
}

/** The sign of a payment in the account. */
export type AccountChange = 'credit' | 'subscription' | 'bank';

/** Facts of a purchase that the server may not repeat in its answers. */
export interface PurchaseRequest {
  /** The amount of a top-up. */
  readonly amount?: number | undefined;
  /** The bank to agree with, on its own page. */
  readonly bank?: string | undefined;
  /** The title to return to. The specified call for direct debit cannot contain it. */
  readonly title?: WantedTitle | undefined;
}

/** Stored with a purchase, to find its outcome later. */
export interface PurchaseTrace extends PurchaseRequest {
  /** The account at the click, if only the account shows payments. */
  readonly before?: AccountState | undefined;
  /** The tracking code with which the bank has sent the viewer back. */
  readonly code?: string | undefined;
  readonly change?: AccountChange | undefined;
}

const changes: readonly AccountChange[] = ['credit', 'subscription', 'bank'];

/** Storage is untrusted. */
function readTrace(value: unknown): PurchaseTrace | undefined {
  if (!isFields(value)) return undefined;
  const { before, title } = value;
  return {
    before: isFields(before)
      ? {
          isSubscribed: typeof before.isSubscribed === 'boolean' ? before.isSubscribed : undefined,
          days: numberOf(before.days),
          credit: numberOf(before.credit),
          creditText: textOf(before.creditText),
        }
      : undefined,
    amount: numberOf(value.amount),
    bank: textOf(value.bank),
    title: isFields(title) ? parseWantedTitle(title.type, title.id) : undefined,
    code: textOf(value.code),
    change: changes.find((each) => each === value.change),
  };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

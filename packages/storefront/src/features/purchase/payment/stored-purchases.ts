import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../../app/browser/storage.ts';
import { overlaps } from './orders.ts';
import { isFields, type PurchaseTrace, readTrace } from './purchase-trace.ts';

/**
 * - `sent`: its answer has not come.
 * - `not-begun`: the server knew nothing of it, or could not be asked after it had refused.
 * - `refused`: the server refused it. The key stays: the refusal may have come after the server had acted.
 * - `answered`: the viewer was led to the bank, or has seen the result.
 * - `blocked`: the bank's address was refused, so nobody was led there.
 * - `over`: the account has shown the result. Only the page after the bank needs it.
 */
const states = ['sent', 'not-begun', 'refused', 'answered', 'blocked', 'over'] as const;

/** A purchase on this device, from the click on Pay until its result is known. */
export interface StoredPurchase {
  /** What is bought, such as `plan:m1`. */
  readonly order: string;
  /** Its idempotency key. The same order never has two. */
  readonly key: string;
  /** The device's clock at the click. */
  readonly at: number;
  /** A device may have several viewers. Undefined where the viewer's number was not known yet. */
  readonly mobile?: string | undefined;
  readonly state: (typeof states)[number];
  readonly trace?: PurchaseTrace | undefined;
}

/** The purchases of this device and this viewer. */
export interface PurchaseStore {
  find(order: string): StoredPurchase | undefined;
  /** Those of other orders that may pay a part of this one, and those of this one that are over. */
  overlapping(order: string): readonly StoredPurchase[];
  save(purchase: Pick<StoredPurchase, 'order' | 'key' | 'trace'>): void;
  mark(key: string, known: Partial<Pick<StoredPurchase, 'state' | 'trace'>>): void;
  forget(key: string): void;
}

const dayMs = 86_400_000;

/** The form of the keys that `randomUuid` makes. A server refuses any other. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For a device whose storage is blocked or full. */
let unsaved: readonly StoredPurchase[] = [];

export function readPurchases(): readonly StoredPurchase[] {
  const saved = parse(readLocalStorage(storageKeys.purchases));
  const all = [...saved, ...unsaved.filter(({ key }) => !saved.some((each) => each.key === key))];
  // A clock that was set back makes nothing old.
  return all.filter(({ at }) => Math.abs(Date.now() - at) < dayMs);
}

/** Keys with an owner that the API did not know in the account of a viewer whose number is not known. */
const strangers = new Set<string>();

/** The viewer's own purchases. While the viewer's number is not known, each may be. */
export function purchasesOf(mobile: string | undefined): PurchaseStore {
  const isOwn = ({ key, mobile: owner }: StoredPurchase) =>
    owner === undefined || (mobile === undefined ? !strangers.has(key) : owner === mobile);
  const others = (key: string) => readPurchases().filter((each) => each.key !== key);
  return {
    find: (order) =>
      readPurchases().find((each) => each.order === order && each.state !== 'over' && isOwn(each)),
    overlapping: (order) =>
      readPurchases().filter((each) => {
        const isOver = each.order === order && each.state === 'over';
        const isWaiting = overlaps(order, each.order) && each.state === 'answered';
        return (isOver || isWaiting) && isOwn(each);
      }),
    save: (purchase) =>
      write([...others(purchase.key), { ...purchase, at: Date.now(), mobile, state: 'sent' }]),
    mark: (key, known) => {
      const purchase = readPurchases().find((each) => each.key === key);
      if (!purchase) return;
      const isUnknownHere = known.state === 'not-begun' && mobile === undefined;
      if (isUnknownHere && purchase.mobile !== undefined) strangers.add(key);
      else write([...others(key), { ...purchase, ...known }]);
    },
    forget: (key) => write(others(key)),
  };
}

/** Nobody knows yet whether this viewer has paid the order. */
export function isUndecided(order: string, mobile: string | undefined): boolean {
  const stored = purchasesOf(mobile).find(order);
  return stored !== undefined && ['sent', 'not-begun', 'answered'].includes(stored.state);
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
  const { order, key, at, mobile, trace } = value;
  const state = value.state === undefined ? olderState(value) : value.state;
  const known = states.find((each) => each === state);
  if (typeof order !== 'string' || typeof key !== 'string' || typeof at !== 'number') return [];
  if (!uuid.test(key) || !known || (mobile !== undefined && typeof mobile !== 'string')) return [];
  return { order, key, at, mobile, state: known, trace: readTrace(trace) };
}

/** Earlier builds stored flags in place of the state. */
function olderState(flags: Readonly<Record<string, unknown>>): StoredPurchase['state'] {
  if (flags.isOver === true) return 'over';
  if (flags.isBlocked === true) return 'blocked';
  if (flags.isUnbegun === true) return 'not-begun';
  return flags.isAnswered === true ? 'answered' : 'sent';
}

import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../../app/browser/storage.ts';
import type { PurchaseStore } from './pay-once.ts';

/** A purchase from the press of the button on, until it is known what became of it. */
export interface StoredPurchase {
  /** What is bought, such as `plan:m1`. */
  readonly order: string;
  /** Its idempotency key. The same order never has two. */
  readonly key: string;
  /** The device's clock at the press. */
  readonly at: number;
  /** A device may have several viewers. Undefined where the viewer's number was not known yet. */
  readonly mobile?: string | undefined;
  /** The viewer has seen what came of it. */
  readonly isAnswered?: boolean | undefined;
  /** The API has said, since it was sent, that it knows nothing of it. */
  readonly isUnbegun?: boolean | undefined;
  /** Since it was sent, its bank's address was refused: nobody was led there. */
  readonly isBlocked?: boolean | undefined;
  /** The account has shown what came of it. It is kept for who opens the page after the bank again. */
  readonly isOver?: boolean | undefined;
  /** From account-change.ts, where the API cannot be asked about a payment. */
  readonly trace?: unknown;
}

const dayMs = 86_400_000;

/** As `pay-once.ts` makes them. A server refuses any other, each time that it is sent. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For a device whose storage is blocked or full. */
let unsaved: readonly StoredPurchase[] = [];

export function readPurchases(now: number): readonly StoredPurchase[] {
  const saved = parse(readLocalStorage(storageKeys.purchases));
  const all = [...saved, ...unsaved.filter(({ key }) => !saved.some((each) => each.key === key))];
  // A clock that was set back makes nothing old.
  return all.filter(({ at }) => Math.abs(now - at) < dayMs);
}

function savePurchase(purchase: StoredPurchase): void {
  const others = readPurchases(purchase.at).filter(({ key }) => key !== purchase.key);
  write([...others, purchase]);
}

function forgetPurchase(key: string, now: number): void {
  write(readPurchases(now).filter((each) => each.key !== key));
}

/** Keys with an owner that the API did not know in the account of a viewer whose number is not known. */
const strangers = new Set<string>();

/** The viewer's own, on this device. While their number is not known, each may be. */
export function purchasesOf(mobile: string | undefined): PurchaseStore {
  const isOwn = ({ key, mobile: owner }: StoredPurchase) =>
    owner === undefined || (mobile === undefined ? !strangers.has(key) : owner === mobile);
  return {
    find: (order) =>
      readPurchases(Date.now()).find(
        (each) => each.order === order && each.isOver !== true && isOwn(each),
      ),
    save: (purchase) => savePurchase({ ...purchase, at: Date.now(), mobile }),
    mark: (key, known) => {
      const purchase = readPurchases(Date.now()).find((each) => each.key === key);
      if (!purchase) return;
      const isStranger = known.isUnbegun && mobile === undefined && purchase.mobile !== undefined;
      if (isStranger) strangers.add(key);
      else savePurchase({ ...purchase, ...known });
    },
    forget: (key) => forgetPurchase(key, Date.now()),
    ageOf: ({ at }) => Date.now() - at,
  };
}

function write(purchases: readonly StoredPurchase[]): void {
  unsaved = purchases;
  writeLocalStorage(storageKeys.purchases, JSON.stringify(purchases));
}

/** Storage is untrusted: it may be damaged, or of another version. */
function parse(text: string | undefined): StoredPurchase[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? saved.filter(isStoredPurchase) : [];
  } catch {
    return [];
  }
}

function isStoredPurchase(value: unknown): value is StoredPurchase {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof StoredPurchase, unknown>> = value;
  const { order, key, at, mobile, isAnswered, isUnbegun } = fields;
  return (
    typeof order === 'string' &&
    typeof key === 'string' &&
    uuid.test(key) &&
    typeof at === 'number' &&
    (mobile === undefined || typeof mobile === 'string') &&
    (isAnswered === undefined || typeof isAnswered === 'boolean') &&
    (isUnbegun === undefined || typeof isUnbegun === 'boolean')
  );
}

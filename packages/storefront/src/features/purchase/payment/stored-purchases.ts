import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../../app/browser/storage.ts';

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
}

const dayMs = 86_400_000;

/** For a device whose storage is blocked or full. */
let unsaved: readonly StoredPurchase[] = [];

export function readPurchases(now: number): readonly StoredPurchase[] {
  const saved = parse(readLocalStorage(storageKeys.purchases));
  const all = [...saved, ...unsaved.filter(({ key }) => !saved.some((each) => each.key === key))];
  // A clock that was set back makes nothing old.
  return all.filter(({ at }) => Math.abs(now - at) < dayMs);
}

export function savePurchase(purchase: StoredPurchase): void {
  const others = readPurchases(purchase.at).filter(({ key }) => key !== purchase.key);
  write([...others, purchase]);
}

export function forgetPurchase(key: string, now: number): void {
  write(readPurchases(now).filter((each) => each.key !== key));
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
  const { order, key, at, mobile }: Partial<Record<keyof StoredPurchase, unknown>> = value;
  return (
    typeof order === 'string' &&
    typeof key === 'string' &&
    typeof at === 'number' &&
    (mobile === undefined || typeof mobile === 'string')
  );
}

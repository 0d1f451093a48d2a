import type { PurchaseId } from '../calls.ts';
import type { OperationId } from '../operation.ts';

const header = 'idempotency-key';

const purchases: { readonly [Id in PurchaseId]: true } = { buyPlan: true, buyItems: true };

/** The second click of a slow double click may come after the first answer. */
const repeatMs = 10_000;

interface PurchaseKey {
  readonly key: string;
  /** The time of the first success. Undefined until then. */
  paidAt?: number;
}

/**
 * Generates the keys of purchases. The same purchase of the same viewer has one key until ten seconds after its
 * success, so that a second click or a retry after a lost answer is not charged. A refusal does not release the key,
 * because a gateway may refuse after the API has acted.
 */
export function createPurchaseKeys() {
  const keys = new Map<string, PurchaseKey>();
  /** Adds a key to a purchase that has none. Returns a function to call with the status of an answer without doubt. */
  return function addKey(id: OperationId, body: unknown, { headers }: Request) {
    if (!Object.hasOwn(purchases, id) || headers.has(header)) return () => {};
    const purchase = JSON.stringify([id, body, headers.get('authorization')]);
    const known = keys.get(purchase);
    const current: PurchaseKey = known && isCurrent(known) ? known : { key: createUuid() };
    keys.set(purchase, current);
    headers.set(header, current.key);
    return (status: number) => {
      if (status === 200) current.paidAt ??= Date.now();
      else if (keys.get(purchase) === current) keys.delete(purchase);
    };
  };
}

/** A clock that was set back does not extend the time. */
function isCurrent({ paidAt }: PurchaseKey): boolean {
  return paidAt === undefined || Math.abs(Date.now() - paidAt) < repeatMs;
}

/** A random UUID (version 4). `crypto.randomUUID` is missing with plain http and in old browsers. */
function createUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });
}

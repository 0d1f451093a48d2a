import type { PurchaseId } from '../calls.ts';
import type { OperationId } from '../operation.ts';

const header = 'idempotency-key';

const purchases: { readonly [Id in PurchaseId]: true } = { buyPlan: true, buyItems: true };

/**
 * Generates the keys of purchases. The same purchase of the same viewer has one key until it succeeds, so that a second
 * click or a retry after a lost answer is not charged. A refusal does not release the key, because a gateway may refuse
 * after the API has acted.
 */
export function createPurchaseKeys() {
  const keys = new Map<string, string>();
  /** Adds a key to a purchase that has none. Returns a function that releases the key. */
  return function addKey(id: OperationId, body: unknown, { headers }: Request): () => void {
    if (!Object.hasOwn(purchases, id) || headers.has(header)) return () => {};
    const purchase = JSON.stringify([id, body, headers.get('authorization')]);
    const key = keys.get(purchase) ?? createUuid();
    keys.set(purchase, key);
    headers.set(header, key);
    return () => {
      if (keys.get(purchase) === key) keys.delete(purchase);
    };
  };
}

/** A random UUID (version 4). `crypto.randomUUID` is missing with plain http and in old browsers. */
function createUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });
}

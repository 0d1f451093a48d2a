import { type ApiClient, type FoundPurchase, isApiError, type Payment } from '@parde/api-client';
import { isSettled } from './payment-state.ts';
import type { StoredPurchase } from './stored-purchases.ts';

/** What the API answers to a purchase: a bank's page to go to, or what is done already. */
export interface PurchaseAnswer {
  readonly pay_url?: string | null | undefined;
  readonly tracking_code?: string | undefined;
  /** Of direct debit, which has a message in its place where there is nothing to pay. */
  readonly data?: { readonly pay_url?: string | null | undefined } | null | undefined;
  readonly message?: string | undefined;
}

/** An earlier purchase of the same order, which the viewer must know of before they pay again. */
export type EarlierPurchase =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'at-bank'; readonly payUrl: string | undefined; readonly trackingCode: string }
  | { readonly kind: 'paid'; readonly trackingCode: string };

export type PurchaseOutcome =
  | { readonly kind: 'answered'; readonly answer: PurchaseAnswer }
  | { readonly kind: 'refused'; readonly error: unknown }
  | EarlierPurchase;

/** The purchases of this device and this viewer. */
export interface PurchaseStore {
  find(order: string): StoredPurchase | undefined;
  save(purchase: Pick<StoredPurchase, 'order' | 'key' | 'trace'>): void;
  mark(
    key: string,
    known: Pick<StoredPurchase, 'isAnswered' | 'isUnbegun' | 'isBlocked' | 'isOver' | 'trace'>,
  ): void;
  forget(key: string): void;
  /** Milliseconds since the press. */
  ageOf(purchase: StoredPurchase): number;
}

/** Undefined where the API knows of no purchase with this key. */
export type FindPurchase = (key: string) => Promise<FoundPurchase | undefined>;

export function findPurchaseAt(api: ApiClient): FindPurchase {
  return async (key) => {
    try {
      return (await api.call('findPurchase', { path: { key } })).data;
    } catch (error) {
      if (isApiError(error) && error.status === 404) return undefined;
      throw error;
    }
  };
}

/** A bank's page accepts payment for a quarter of an hour. */
const recentMs = 30 * 60_000;

type Fate =
  | EarlierPurchase
  | { readonly kind: 'not-begun' }
  | { readonly kind: 'over'; readonly trackingCode: string | undefined };

/** Credit is often bought twice in a row, and agreeing with a bank costs nothing. Both are decided on the bank's page. */
export function isRepeated(kind: Payment['kind']): boolean {
  return kind === 'wallet' || kind === 'direct_debit';
}

async function fateOf(key: string, find: FindPurchase): Promise<Fate> {
  const found = await find(key).then(
    (purchase) => ({ purchase }),
    () => undefined,
  );
  if (!found) return { kind: 'unknown' };
  if (!found.purchase) return { kind: 'not-begun' };
  const { payment, pay_url } = found.purchase;
  if (payment === null) return { kind: 'over', trackingCode: undefined };
  // A server that does not say which payment has not said that there was none.
  if (!payment) return { kind: 'unknown' };
  const { status, kind, tracking_code: trackingCode } = payment;
  if (status === 'paid' && !isRepeated(kind)) return { kind: 'paid', trackingCode };
  if (isSettled(status)) return { kind: 'over', trackingCode };
  return { kind: 'at-bank', payUrl: pay_url ?? undefined, trackingCode };
}

/**
 * What became of an order that was pressed before, here or in another tab, and perhaps never answered. Undefined where
 * nothing stands in the way of paying.
 */
export async function earlierPurchase(
  order: string,
  store: PurchaseStore,
  find: FindPurchase,
): Promise<EarlierPurchase | undefined> {
  const stored = store.find(order);
  // One that has not begun is sent again with its key: should the first call still be on its way, it is the same purchase.
  if (!stored || stored.isUnbegun) return undefined;
  const fate = await fateOf(stored.key, find);
  if (fate.kind === 'not-begun') {
    store.mark(stored.key, { isUnbegun: true });
    return undefined;
  }
  // It waits for a bank that nobody was led to. It is sent again with its key, and the bank may be known by now.
  if (stored.isBlocked && (fate.kind === 'at-bank' || fate.kind === 'unknown')) return undefined;
  if (fate.kind === 'over' || (fate.kind === 'paid' && store.ageOf(stored) > recentMs)) {
    store.forget(stored.key);
    return undefined;
  }
  if (fate.kind !== 'unknown') store.mark(stored.key, { isAnswered: true, isUnbegun: false });
  return fate;
}

interface PurchaseCalls {
  readonly find: FindPurchase;
  readonly send: (key: string) => Promise<PurchaseAnswer>;
  readonly trace?: unknown;
}

/**
 * Sends an order, unless an earlier purchase of it stands in the way. Where the answer is lost, the API is asked what
 * became of the purchase.
 */
export async function payOnce(
  order: string,
  store: PurchaseStore,
  calls: PurchaseCalls,
): Promise<PurchaseOutcome> {
  const { find, send, trace } = calls;
  const earlier = await earlierPurchase(order, store, find);
  if (earlier) return earlier;
  const before = store.find(order);
  const key = before?.key ?? createKey();
  store.save({ order, key, trace });
  // Nothing leaves a device that is offline. Some only take themselves for it, so the key is kept.
  const isUnsent = navigator.onLine === false;
  try {
    const answer = await send(key);
    store.mark(key, { isAnswered: true });
    return { kind: 'answered', answer };
  } catch (error) {
    if (isRefusal(error)) {
      // With an older key, an earlier call may still be on its way.
      if (!before) store.forget(key);
      return { kind: 'refused', error };
    }
    if (before?.isBlocked && isKeyReused(error)) {
      // The other wish, which nobody can pay at its bank, does not stand in the way of this one.
      store.forget(key);
      return payOnce(order, store, calls);
    }
    const fate: Fate = isUnsent ? { kind: 'not-begun' } : await fateOf(key, find);
    return outcomeOf(fate, error, { key, store });
  }
}

/** Of a call that failed, and may have been done all the same. */
function outcomeOf(
  fate: Fate,
  error: unknown,
  { key, store }: { key: string; store: PurchaseStore },
): PurchaseOutcome {
  if (fate.kind === 'unknown') return fate;
  if (fate.kind === 'not-begun') {
    // The API may be at it still.
    if (isApiError(error) && error.kind === 'timeout') return { kind: 'unknown' };
    store.mark(key, { isUnbegun: true });
    return { kind: 'refused', error };
  }
  store.mark(key, { isAnswered: true });
  if (isKeyReused(error)) {
    if (fate.kind !== 'over') return fate;
    store.forget(key);
    return { kind: 'refused', error };
  }
  const payUrl = fate.kind === 'at-bank' ? fate.payUrl : undefined;
  return { kind: 'answered', answer: { pay_url: payUrl, tracking_code: fate.trackingCode } };
}

/** The key names an earlier wish, such as another amount, and that one was done. */
function isKeyReused(error: unknown): boolean {
  return isApiError(error) && error.status === 409;
}

/** The API has surely done nothing. After any other failure it may have: the answer may be what was lost. */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false;
  // Whatever is in its body, a server or a gateway that fails may fail after acting.
  const { kind, status } = error;
  if (kind === 'unsent') return true;
  return status !== undefined && status >= 400 && status < 500 && ![408, 409].includes(status);
}

/** A UUID. Over plain http there is no `crypto.randomUUID`. */
function createKey(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  return bytes
    .map((byte, place) => {
      if (place === 6) return 0x40 | (byte & 0x0f);
      return place === 8 ? 0x80 | (byte & 0x3f) : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

import { isApiError, serverMessage } from '@parde/api-client';
import { v4 } from 'uuid';
import {
  conflictingPayments,
  type EarlierPurchase,
  earlierPurchase,
  fallBackTo,
  fetchOutcome,
  nameOf,
  type Outcome,
  together,
} from './earlier-purchase.ts';
import type { PaymentTruth } from './payment-truth.ts';
import type { PurchaseRequest, PurchaseStore, StoredPurchase } from './stored-purchases.ts';

/** The API's answer to a purchase: the address of the bank's page, or the result. */
export interface PurchaseAnswer {
  readonly pay_url?: string | null | undefined;
  readonly tracking_code?: string | undefined;
  /** Direct debit has a message instead, if there is nothing to pay. */
  readonly data?: { readonly pay_url?: string | null | undefined } | null | undefined;
  readonly message?: string | undefined;
}

/** In toman. Both are totals that the viewer pays. */
export interface PriceChange {
  readonly from: number;
  readonly to: number;
}

export type PurchaseOutcome =
  | { readonly kind: 'answered'; readonly answer: PurchaseAnswer }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'repriced'; readonly price: PriceChange }
  | EarlierPurchase;

export interface PurchaseCalls {
  readonly truth: PaymentTruth;
  readonly send: (key: string) => Promise<PurchaseAnswer>;
  readonly request?: PurchaseRequest | undefined;
  readonly accepted?: ReadonlySet<string>;
  /** Returns undefined if the price has not changed or cannot be fetched. */
  readonly repriced?: () => Promise<PriceChange | undefined>;
}

/**
 * Sends an order, unless an earlier purchase of it or another price prevents that. Whatever the page knows, the
 * server is queried before, and queried again if the answer is lost.
 */
export async function payOnce(
  order: string,
  store: PurchaseStore,
  calls: PurchaseCalls,
): Promise<PurchaseOutcome> {
  const { truth, send, request = {}, accepted, repriced } = calls;
  const answers = await Promise.all([
    earlierPurchase(order, store, truth, accepted),
    repriced && fallBackTo(repriced(), undefined),
    fallBackTo(truth.traceOf(request), request),
  ]).catch(signedOut);
  if ('error' in answers) return { kind: 'refused', error: answers.error };
  const [earlier, price, trace] = answers;
  if (earlier) return earlier;
  if (price) return { kind: 'repriced', price };
  const before = store.find(order);
  const key = before?.key ?? v4();
  const purchase: StoredPurchase = { order, key, trace, at: Date.now(), state: 'sent' };
  store.save(purchase);
  // Nothing leaves a device that is offline. Some devices are wrong about this, so the key is stored.
  const isUnsent = navigator.onLine === false;
  try {
    const answer = await send(key);
    const code = answer.tracking_code;
    const isKnown = code !== undefined && accepted?.has(`paid ${code}`);
    if (isKnown && before?.state === 'again') return payWithNewKey(before, store, calls);
    store.mark(key, { state: 'answered' });
    return { kind: 'answered', answer };
  } catch (error) {
    const isSurelyUnsent = isUnsent || isNotBegun(error);
    const outcome = isSurelyUnsent
      ? notBegun
      : await fetchOutcome(purchase, truth).catch(signedOut);
    if ('error' in outcome) return { kind: 'refused', error: outcome.error };
    if (before && isDoneWith(before) && isKeyReused(error))
      return payWithNewKey(before, store, calls);
    const listed = await asListed(order, outcome, calls);
    return listed ?? afterFailure(outcome, error, { key, store, truth });
  }
}

/** Another choice under the key of such a purchase does not prevent this one. */
const isDoneWith = ({ state }: StoredPurchase) => state === 'blocked' || state === 'again';

/** Sends the order with another key. */
async function payWithNewKey(
  { order, key, state }: StoredPurchase,
  store: PurchaseStore,
  calls: PurchaseCalls,
): Promise<PurchaseOutcome> {
  const { truth, accepted = new Set() } = calls;
  store.forget(key);
  const others = await conflictingPayments(order, truth, accepted).catch(() => []);
  // Payments at a bank that was blocked cannot be made there.
  const ignored = others.filter(({ kind }) => state === 'blocked' && kind === 'at-bank');
  return payOnce(order, store, {
    ...calls,
    accepted: new Set([...accepted, ...ignored.map(nameOf)]),
  });
}

/** The newest payments may show a payment that the account does not show, or name one that it shows. */
async function asListed(order: string, outcome: Outcome, { truth, accepted }: PurchaseCalls) {
  const isPaid = outcome.kind === 'paid' && outcome.trackingCode === undefined;
  if (!isPaid && outcome.kind !== 'unsure') return undefined;
  const others = await conflictingPayments(order, truth, accepted).catch(() => []);
  return isPaid || others.length > 0 ? together(outcome, others) : undefined;
}

const notBegun: Outcome = { kind: 'not-begun' };
const signedOut = (error: unknown) => ({ error });

/** A call that failed may have been carried out all the same. */
function afterFailure(
  outcome: Outcome,
  error: unknown,
  { key, store, truth }: { key: string; store: PurchaseStore; truth: PaymentTruth },
): PurchaseOutcome {
  const refused = { kind: 'refused', error } as const;
  switch (outcome.kind) {
    case 'unknown':
    case 'unsure':
      // A gateway may refuse in place of an API that has acted. Its refusal has no message for viewers.
      if (!isRefusal(error) || !messageOf(error)) return outcome;
      store.mark(key, { state: 'not-begun' });
      return refused;
    case 'not-begun':
      // The API may still be processing the call.
      if (isApiError(error) && error.kind === 'timeout') return { kind: truth.unknown };
      // The key belongs to another choice, of which nothing was begun.
      if (isKeyReused(error)) store.forget(key);
      else store.mark(key, { state: isRefusal(error) ? 'refused' : 'not-begun' });
      return refused;
    default:
      break;
  }
  store.mark(key, { state: 'answered' });
  if (isKeyReused(error)) {
    if (outcome.kind !== 'over') return outcome;
    store.forget(key);
    return refused;
  }
  const payUrl = outcome.kind === 'at-bank' ? outcome.payUrl : undefined;
  return { kind: 'answered', answer: { pay_url: payUrl, tracking_code: outcome.trackingCode } };
}

/** True if the key belongs to an earlier choice, such as another amount, and that choice was carried out. */
function isKeyReused(error: unknown): boolean {
  return isApiError(error) && error.status === 409;
}

/** A 408 or a 409 is about another call. */
function isRefusal(error: unknown): boolean {
  const status = isApiError(error) ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409;
}

const messageOf = (error: unknown) => isApiError(error) && serverMessage(error, 'fa');

/**
 * True if certainly nothing was done. Any other refusal may come from a gateway, in place of the answer of an API
 * that has acted.
 */
function isNotBegun(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unsent' || error.status === 401);
}

/**
 * Runs the work in one tab at a time. Without locks, as in old browsers, with plain http or with blocked storage, it
 * runs at once.
 */
export async function runExclusively<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

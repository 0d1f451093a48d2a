import { type FoundPurchase, isApiError, type Payment } from '@parde/api-client';
import { isSettled } from '../../../app/payment.ts';
import { isRecent, isRepeated, orderOf, recentMs, sharesItem } from './orders.ts';
import type { PaymentTruth } from './payment-truth.ts';
import type { PurchaseWish } from './purchase-trace.ts';
import type { PurchaseStore, StoredPurchase } from './stored-purchases.ts';

/** The API's answer to a purchase: a bank's page to go to, or what is done already. */
export interface PurchaseAnswer {
  readonly pay_url?: string | null | undefined;
  readonly tracking_code?: string | undefined;
  /** Direct debit has a message in its place where there is nothing to pay. */
  readonly data?: { readonly pay_url?: string | null | undefined } | null | undefined;
  readonly message?: string | undefined;
}

/** An earlier purchase of the same order. The viewer must know of it before they pay again. */
export type EarlierPurchase =
  | { readonly kind: PaymentTruth['unknown'] }
  | { readonly kind: 'at-bank'; readonly payUrl: string | undefined; readonly trackingCode: string }
  /** The account alone shows it where there is no code. */
  | { readonly kind: 'paid'; readonly trackingCode: string | undefined };

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

/** The outcome of one payment as it concerns the next one of the same order. */
type Outcome =
  | EarlierPurchase
  | { readonly kind: 'not-begun' }
  | { readonly kind: 'over'; readonly trackingCode: string | undefined };

async function askFor(purchase: StoredPurchase, truth: PaymentTruth): Promise<Outcome> {
  const unknown: Outcome = { kind: truth.unknown };
  const asked = truth.find(purchase);
  return orElse<Outcome>(
    asked.then((found) => (found ? outcomeOf(found, purchase, truth) : { kind: 'not-begun' })),
    unknown,
  );
}

/** In milliseconds. Nobody waits longer to pay for a question that may go without an answer. */
const longestWait = 5000;

/** Rejects where the session has ended: then nothing may be concluded, and nothing sent. */
function orElse<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answered = asked.catch((error: unknown) => {
    if (isApiError(error) && error.status === 401) throw error;
    return otherwise;
  });
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, longestWait, otherwise);
  });
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

function outcomeOf(
  { payment, pay_url }: FoundPurchase,
  { order, at }: StoredPurchase,
  truth: PaymentTruth,
): Outcome {
  const isPaid = truth.unknown === 'unsure' && !isRepeated(order) && Date.now() - at < recentMs;
  if (payment === null) return { kind: isPaid ? 'paid' : 'over', trackingCode: undefined };
  // A server that does not say which payment has not said that there was none.
  if (!payment) return { kind: truth.unknown };
  return outcomeOfPayment(payment, pay_url ?? undefined, truth.now());
}

function outcomeOfPayment(payment: Payment, payUrl: string | undefined, now: number): Outcome {
  const { status, tracking_code: trackingCode } = payment;
  if (!isSettled(status)) return { kind: 'at-bank', payUrl, trackingCode };
  const isInTheWay = status === 'paid' && !isRepeated(orderOf(payment)) && isRecent(payment, now);
  return { kind: isInTheWay ? 'paid' : 'over', trackingCode };
}

/**
 * Tells what came of this order before: of the click on this device, and of the account's newest payments, from any
 * device. Undefined where nothing stands in the way of paying. `accepted` names the payments that the viewer was told
 * of, and pays once more all the same.
 */
export async function earlierPurchase(
  order: string,
  store: PurchaseStore,
  truth: PaymentTruth,
  accepted: ReadonlySet<string> = new Set(),
): Promise<EarlierPurchase | undefined> {
  const stored = store.find(order);
  const [own, newest] = await Promise.all([
    stored && askFor(stored, truth),
    orElse<readonly Payment[]>(truth.newest(), []),
  ]);
  const isBlocked = stored?.state === 'blocked';
  // A payment at a bank that was not opened cannot be finished.
  const ignored = isBlocked && own?.kind === 'at-bank' ? own.trackingCode : undefined;
  const others = inTheWay(order, newest, truth.now()).filter(
    (told) => told.trackingCode !== ignored && !accepted.has(nameOf(told)),
  );
  const earlier = stored && own && afterAsking(stored, own, store);
  // Another payment of the same order may have been paid while this one waits.
  if (earlier) return others.find(({ kind }) => kind === 'paid') ?? earlier;
  return isBlocked && own?.kind === truth.unknown ? undefined : others[0];
}

type Told = Exclude<EarlierPurchase, { kind: PaymentTruth['unknown'] }>;

/** Recent payments of the same order. A file that waits at a bank stands in the way of a cart with it, too. */
function inTheWay(order: string, newest: readonly Payment[], now: number): Told[] {
  return newest.flatMap((payment): Told | [] => {
    const other = orderOf(payment);
    const outcome = outcomeOfPayment(payment, undefined, now);
    const isSame = other === order || (outcome.kind === 'at-bank' && sharesItem(order, other));
    const isTold = outcome.kind === 'paid' || outcome.kind === 'at-bank';
    return isSame && isTold && isRecent(payment, now) ? outcome : [];
  });
}

/** Sent again also where nobody can tell what came of the order: with its key it is the same purchase. */
const sentAgain: readonly StoredPurchase['state'][] = ['not-begun', 'refused', 'blocked'];

/** Notes the answer on the device, and returns it where it stands in the way. */
function afterAsking(
  { key, state }: StoredPurchase,
  outcome: Outcome,
  store: PurchaseStore,
): EarlierPurchase | undefined {
  switch (outcome.kind) {
    case 'over':
      store.forget(key);
      return undefined;
    case 'not-begun':
      // Sent again with its key: should the first call still be on its way, it is the same purchase.
      if (!sentAgain.includes(state)) store.mark(key, { state: 'not-begun' });
      return undefined;
    case 'unknown':
    case 'unsure':
      return sentAgain.includes(state) ? undefined : outcome;
    case 'at-bank':
      // Nobody was led to that bank. Sent again with its key, the bank's address may be accepted by now.
      if (state === 'blocked') return undefined;
      break;
    case 'paid':
      break;
  }
  store.mark(key, { state: 'answered' });
  return outcome;
}

/** The viewer was told of a payment, and pays once more all the same. The key of a call that may still come stays. */
export function payAgain(
  order: string,
  store: PurchaseStore,
  told: EarlierPurchase,
  accepted: Set<string>,
): void {
  const stored = store.find(order);
  const isTold = stored?.state === 'answered' || told.kind === 'unsure';
  if (stored && isTold) store.forget(stored.key);
  if ('trackingCode' in told) accepted.add(nameOf(told));
}

/** Who pays another way while a payment waits at the bank has not been told that it was paid. */
function nameOf({
  kind,
  trackingCode,
}: Exclude<EarlierPurchase, { kind: PaymentTruth['unknown'] }>) {
  return `${kind} ${trackingCode}`;
}

export interface PurchaseCalls {
  readonly truth: PaymentTruth;
  readonly send: (key: string) => Promise<PurchaseAnswer>;
  readonly wish?: PurchaseWish | undefined;
  readonly accepted?: ReadonlySet<string>;
  /** Undefined where the price has not changed or cannot be asked. */
  readonly repriced?: () => Promise<PriceChange | undefined>;
}

/**
 * Sends an order, unless an earlier purchase of it or another price stands in the way. Whatever the page knew, the
 * server is asked first, and asked again where the answer is lost.
 */
export async function payOnce(
  order: string,
  store: PurchaseStore,
  calls: PurchaseCalls,
): Promise<PurchaseOutcome> {
  const { truth, send, wish = {}, accepted, repriced } = calls;
  const asked = await Promise.all([
    earlierPurchase(order, store, truth, accepted),
    repriced && orElse(repriced(), undefined),
    orElse(truth.traceOf(wish), wish),
  ]).catch(signedOut);
  if ('error' in asked) return { kind: 'refused', error: asked.error };
  const [earlier, price, trace] = asked;
  if (earlier) return earlier;
  if (price) return { kind: 'repriced', price };
  const before = store.find(order);
  const key = before?.key ?? createKey();
  const purchase: StoredPurchase = { order, key, trace, at: Date.now(), state: 'sent' };
  store.save(purchase);
  // Nothing leaves a device that is offline. Some only take themselves for it, so the key is stored.
  const isUnsent = navigator.onLine === false;
  try {
    const answer = await send(key);
    store.mark(key, { state: 'answered' });
    return { kind: 'answered', answer };
  } catch (error) {
    const isSurelyUnsent = isUnsent || isNotBegun(error);
    const outcome = isSurelyUnsent ? notBegun : await askFor(purchase, truth).catch(signedOut);
    if ('error' in outcome) return { kind: 'refused', error: outcome.error };
    if (before?.state === 'blocked' && isKeyReused(error)) {
      // The other wish cannot be paid at its bank, so it does not stand in the way of this one.
      store.forget(key);
      const ignored = outcome.kind === 'at-bank' ? [nameOf(outcome)] : [];
      return payOnce(order, store, {
        ...calls,
        accepted: new Set([...(accepted ?? []), ...ignored]),
      });
    }
    const named = await namePayment(order, outcome, truth);
    return named ?? afterFailure(outcome, error, { key, store, truth });
  }
}

/** Where the account shows that the order was done, the newest payments may name the payment. */
async function namePayment(order: string, outcome: Outcome, truth: PaymentTruth) {
  if (outcome.kind !== 'paid' || outcome.trackingCode !== undefined) return undefined;
  const newest = await orElse(truth.newest(), []).catch(() => []);
  return inTheWay(order, newest, truth.now())[0] ?? outcome;
}

const notBegun: Outcome = { kind: 'not-begun' };
const signedOut = (error: unknown) => ({ error });

/** A call that failed may have been done all the same. */
function afterFailure(
  outcome: Outcome,
  error: unknown,
  { key, store, truth }: { key: string; store: PurchaseStore; truth: PaymentTruth },
): PurchaseOutcome {
  const refused = { kind: 'refused', error } as const;
  switch (outcome.kind) {
    case 'unknown':
    case 'unsure':
      if (!isRefusal(error)) return outcome;
      store.mark(key, { state: 'not-begun' });
      return refused;
    case 'not-begun':
      // The API may still be at work.
      if (isApiError(error) && error.kind === 'timeout') return { kind: truth.unknown };
      // The key holds another wish, of which nothing was begun.
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

/** The key names an earlier wish, such as another amount, and that one was done. */
function isKeyReused(error: unknown): boolean {
  return isApiError(error) && error.status === 409;
}

/** A 408 and a 409 tell of another call. */
function isRefusal(error: unknown): boolean {
  const status = isApiError(error) ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409;
}

/** Surely nothing was done. Any other refusal may be a gateway's, in place of the answer of an API that has acted. */
function isNotBegun(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unsent' || error.status === 401);
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

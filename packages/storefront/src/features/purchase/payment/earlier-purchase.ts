import { type FoundPurchase, isApiError, type Payment } from '@parde/api-client';
import { isSettled } from '../../../app/payment.ts';
import { isRecent, isRepeated, orderOf, overlaps, recentMs } from './orders.ts';
import type { PaymentTruth } from './payment-truth.ts';
import type { PurchaseStore, StoredPurchase } from './stored-purchases.ts';

/** An earlier purchase of the same order. The viewer must know of it before paying again. */
export type EarlierPurchase = (
  | { readonly kind: PaymentTruth['unknown'] }
  | { readonly kind: 'at-bank'; readonly payUrl: string | undefined; readonly trackingCode: string }
  /** Without a code, only the account shows the payment. */
  | { readonly kind: 'paid'; readonly trackingCode: string | undefined }
) & {
  /** True if the reported purchase is not the one stored on this device. */
  readonly isOther?: true;
  /** The names of the account's other payments of the order. One notice reports all of them. */
  readonly also?: readonly string[];
};

/** The outcome of one payment, as far as it affects the next payment of the same order. */
export type Outcome =
  | EarlierPurchase
  | { readonly kind: 'not-begun' }
  | { readonly kind: 'over'; readonly trackingCode: string | undefined };

export async function fetchOutcome(
  purchase: StoredPurchase,
  truth: PaymentTruth,
  isIgnored = (_: Payment) => false,
): Promise<Outcome> {
  const answer = truth.find(purchase).then((found): Outcome => {
    const isKnown = found && !(found.payment && isIgnored(found.payment));
    return isKnown ? outcomeOf(found, purchase, truth) : { kind: 'not-begun' };
  });
  return fallBackTo<Outcome>(answer, { kind: truth.unknown });
}

/** True for an agreement with a bank that buys no plan. */
const renewsNothing = ({ debit }: Payment) => debit?.subscription === false;

/** The timeout in milliseconds, after which the viewer can pay without the answer. */
const longestWait = 5000;

/** Rejects if the session has ended: then nothing may be concluded, and nothing sent. */
export function fallBackTo<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answered = answer.catch((error: unknown) => {
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
  // A server that does not send the payment has not confirmed that there was none.
  if (!payment) return { kind: truth.unknown };
  return outcomeOfPayment(payment, pay_url ?? undefined, truth.now());
}

function outcomeOfPayment(payment: Payment, payUrl: string | undefined, now: number): Outcome {
  const { status, tracking_code: trackingCode } = payment;
  if (!isSettled(status)) return { kind: 'at-bank', payUrl, trackingCode };
  const isConflicting =
    status === 'paid' && !isRepeated(orderOf(payment)) && isRecent(payment, now);
  return { kind: isConflicting ? 'paid' : 'over', trackingCode };
}

/**
 * Returns an earlier purchase of this order that prevents the payment: from the click on this device, or from the
 * account's newest payments, made on any device. Undefined if nothing prevents the payment. `accepted` has the names
 * of the payments that the viewer has seen and repeats all the same.
 */
export async function earlierPurchase(
  order: string,
  store: PurchaseStore,
  truth: PaymentTruth,
  accepted: ReadonlySet<string> = new Set(),
): Promise<EarlierPurchase | undefined> {
  const stored = store.find(order);
  const [own, listed, ...waiting] = await Promise.all([
    stored && fetchOutcome(stored, truth),
    conflictingPayments(order, truth, accepted),
    // A server may not list payments, so the stored purchases are checked, too.
    ...store.overlapping(order).map((purchase) => fetchOutcome(purchase, truth, renewsNothing)),
  ]);
  const unlisted = waiting.flatMap((shown) =>
    (shown.kind === 'at-bank' || shown.kind === 'paid') && !accepted.has(nameOf(shown))
      ? shown
      : [],
  );
  const others = [...listed, ...unlisted];
  // The call was answered, so the account's newest payments contain its payment.
  const isListed = own?.kind === 'unknown' && stored?.state === 'answered' && others.length > 0;
  const answer: Outcome | undefined = isListed ? { kind: 'unsure' } : own;
  const earlier = stored && answer && noteOutcome(stored, answer, store);
  if (stored?.state !== 'blocked' || earlier) return together(earlier, others);
  // A payment at a bank that was not opened cannot be finished.
  if (own?.kind === truth.unknown) return undefined;
  const ignored = own?.kind === 'at-bank' ? nameOf(own) : undefined;
  return together(
    undefined,
    others.filter((shown) => nameOf(shown) !== ignored),
  );
}

type EarlierPayment = Exclude<EarlierPurchase, { kind: PaymentTruth['unknown'] }>;

/** Returns recent payments of the same order, and those at a bank that would also pay a part of it. */
export async function conflictingPayments(
  order: string,
  truth: PaymentTruth,
  accepted: ReadonlySet<string> = new Set(),
): Promise<EarlierPayment[]> {
  const newest = await fallBackTo<readonly Payment[]>(truth.newest(), []);
  const now = truth.now();
  return newest.flatMap((payment): EarlierPayment | [] => {
    const other = orderOf(payment);
    const outcome = outcomeOfPayment(payment, undefined, now);
    const isPart = outcome.kind === 'at-bank' && overlaps(order, other) && !renewsNothing(payment);
    const isSame = other === order || isPart;
    const isReportable = outcome.kind === 'paid' || outcome.kind === 'at-bank';
    if (!isSame || !isReportable || !isRecent(payment, now)) return [];
    return accepted.has(nameOf(outcome)) ? [] : outcome;
  });
}

/**
 * Chooses the purchase to report, first one that was paid. The account's newest payments may name a payment that the
 * account does not show otherwise.
 */
export function together(
  own: EarlierPurchase | undefined,
  others: readonly EarlierPayment[],
): EarlierPurchase | undefined {
  const isNamed = own !== undefined && 'trackingCode' in own && own.trackingCode !== undefined;
  const paid = others.find(({ kind }) => kind === 'paid');
  const listed = paid ?? (own === undefined || own.kind === 'unsure' ? others[0] : undefined);
  const shown = (isNamed && own.kind === 'paid' ? undefined : listed) ?? own;
  if (!shown) return undefined;
  const names = new Set([...(isNamed ? [own] : []), ...others].map(nameOf));
  if ('trackingCode' in shown) names.delete(nameOf(shown));
  return {
    ...shown,
    ...((own === undefined || (shown !== own && own.kind === 'unknown')) && { isOther: true }),
    ...(names.size > 0 && { also: [...names] }),
  };
}

/** The states in which an order is sent again even if its outcome is unknown: with its key it is the same purchase. */
const sentAgain: readonly StoredPurchase['state'][] = ['not-begun', 'refused', 'blocked', 'again'];

/** Stores the answer on the device, and returns it if it prevents the payment. */
function noteOutcome(
  { key, state }: StoredPurchase,
  outcome: Outcome,
  store: PurchaseStore,
): EarlierPurchase | undefined {
  switch (outcome.kind) {
    case 'over':
      store.forget(key);
      return undefined;
    case 'not-begun':
      // The order is sent again with its key. If the first call is still on its way, both are the same purchase.
      if (!sentAgain.includes(state)) store.mark(key, { state: 'not-begun' });
      return undefined;
    case 'unknown':
    case 'unsure':
      return sentAgain.includes(state) ? undefined : outcome;
    case 'at-bank':
      // The viewer was not sent to that bank. When the order is sent again with its key, the bank's address may be
      // accepted.
      if (state === 'blocked') return undefined;
      break;
    case 'paid':
      // The account does not show which call has paid.
      if (outcome.trackingCode === undefined) return state === 'again' ? undefined : outcome;
      break;
  }
  store.mark(key, { state: 'answered' });
  return outcome;
}

/** The viewer has seen the earlier purchase and pays again. The key of a call that may still arrive stays. */
export function payAgain(
  order: string,
  store: PurchaseStore,
  shown: EarlierPurchase,
  accepted: Set<string>,
): void {
  const stored = store.find(order);
  if (stored && !shown.isOther) {
    if (stored.state === 'sent') store.mark(stored.key, { state: 'again' });
    else store.forget(stored.key);
  }
  if ('trackingCode' in shown) accepted.add(nameOf(shown));
  for (const name of shown.also ?? []) accepted.add(name);
}

/** The name contains the kind, because a viewer who has seen a payment at the bank has not seen that it was paid. */
export function nameOf({ kind, trackingCode }: EarlierPayment): string {
  return `${kind} ${trackingCode}`;
}

import { foldDigits, isAmount, readAmount } from '@parde/domain';
import { chargeOrder } from './orders.ts';

/** What an account has. What could not be asked is left out. */
export interface AccountState {
  readonly mobile?: string | undefined;
  readonly isSubscribed?: boolean | undefined;
  readonly days?: number | undefined;
  /** Only some servers send the credit as a number too. */
  readonly credit?: number | undefined;
  readonly creditText?: string | undefined;
  /** That may be debited. */
  readonly banks?: readonly string[] | undefined;
  /** Something could not be asked. */
  readonly isPartial?: true;
}

/** What the account has shown of a payment. */
export type AccountChange = 'credit' | 'subscription' | 'bank';

/** Of a purchase, to tell by the account alone what came of it. */
export interface PurchaseTrace extends PurchaseWish {
  readonly before: AccountState;
  /** The tracking code with which the bank led back. */
  readonly code?: string | undefined;
  readonly change?: AccountChange | undefined;
}

export interface PurchaseWish {
  /** Of a top-up. */
  readonly amount?: number | undefined;
  /** To agree with, on its own page. */
  readonly bank?: string | undefined;
}

/**
 * The sign of a payment in the account, between the press and now. Undefined where there is none yet or where the two
 * cannot be compared, which tells nothing about the payment.
 */
export function accountChange(
  order: string,
  { before, amount, bank }: PurchaseTrace,
  now: AccountState,
): AccountChange | undefined {
  // Another viewer of this device has another account.
  if (before.mobile === undefined || before.mobile !== now.mobile) return undefined;
  if (order === chargeOrder) {
    const gained = creditOf(now) - creditOf(before);
    return amount !== undefined && gained >= amount ? 'credit' : undefined;
  }
  if (hasMoreDays(before, now)) return 'subscription';
  return bank !== undefined && now.banks?.includes(bank) ? 'bank' : undefined;
}

function hasMoreDays(before: AccountState, now: AccountState): boolean {
  if (!now.isSubscribed || before.isSubscribed === undefined) return false;
  if (!before.isSubscribed) return true;
  return before.days !== undefined && now.days !== undefined && now.days > before.days;
}

/** NaN, which is no less and no more than anything, where it is not known. */
function creditOf({ credit, creditText = '' }: AccountState): number {
  if (isAmount(credit)) return credit;
  const isNothing = /^[^1-9]*0[^1-9]*$/.test(foldDigits(creditText));
  return isNothing ? 0 : (readAmount(creditText) ?? Number.NaN);
}

/** From storage, which is untrusted. */
export function readTrace(value: unknown): PurchaseTrace | undefined {
  if (!isFields(value) || !isFields(value.before)) return undefined;
  const { before } = value;
  return {
    before: {
      mobile: textOf(before.mobile),
      isSubscribed: typeof before.isSubscribed === 'boolean' ? before.isSubscribed : undefined,
      days: numberOf(before.days),
      credit: numberOf(before.credit),
      creditText: textOf(before.creditText),
    },
    amount: numberOf(value.amount),
    bank: textOf(value.bank),
    code: textOf(value.code),
    change: changes.find((each) => each === value.change),
  };
}

const changes: readonly AccountChange[] = ['credit', 'subscription', 'bank'];

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

import { parseWantedTitle, type WantedTitle } from '../../../content-id.ts';

/** The parts of an account that a payment changes. Parts that could not be fetched are left out. */
export interface AccountState {
  readonly isSubscribed?: boolean | undefined;
  readonly days?: number | undefined;
  /** Only some servers also send the credit as a number. */
  readonly credit?: number | undefined;
  readonly creditText?: string | undefined;
  /** The banks that may be debited. */
  readonly banks?: readonly string[] | undefined;
  /** True if a part could not be fetched. */
  readonly isPartial?: true;
}

/** The sign of a payment in the account. */
export type AccountChange = 'credit' | 'subscription' | 'bank';

/** Facts of a purchase that the server may not repeat in its answers. */
export interface PurchaseRequest {
  /** The amount of a top-up. */
  readonly amount?: number | undefined;
  /** The bank to agree with, on its own page. */
  readonly bank?: string | undefined;
  /** The title to return to. The specified call for direct debit cannot contain it. */
  readonly title?: WantedTitle | undefined;
}

/** Stored with a purchase, to find its outcome later. */
export interface PurchaseTrace extends PurchaseRequest {
  /** The account at the click, if only the account shows payments. */
  readonly before?: AccountState | undefined;
  /** The tracking code with which the bank has sent the viewer back. */
  readonly code?: string | undefined;
  readonly change?: AccountChange | undefined;
}

const changes: readonly AccountChange[] = ['credit', 'subscription', 'bank'];

/** Storage is untrusted. */
export function readTrace(value: unknown): PurchaseTrace | undefined {
  if (!isFields(value)) return undefined;
  const { before, title } = value;
  return {
    before: isFields(before)
      ? {
          isSubscribed: typeof before.isSubscribed === 'boolean' ? before.isSubscribed : undefined,
          days: numberOf(before.days),
          credit: numberOf(before.credit),
          creditText: textOf(before.creditText),
        }
      : undefined,
    amount: numberOf(value.amount),
    bank: textOf(value.bank),
    title: isFields(title) ? parseWantedTitle(title.type, title.id) : undefined,
    code: textOf(value.code),
    change: changes.find((each) => each === value.change),
  };
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

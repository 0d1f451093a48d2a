import { storageKeys } from '@parde/domain';
import {
  readSessionStorage,
  removeFromSessionStorage,
  writeSessionStorage,
} from '../browser/storage.ts';
import type { AfterSignIn } from './after-sign-in.ts';

/** A payment of this tab that a sign-in may interrupt. */
export interface PaymentDraft {
  /** The id of the purchase, from orders.ts. */
  readonly order: string;
  readonly method?: string | undefined;
  /** The viewer's next step if the session ends. Set from the click on Pay until the answer. */
  readonly after?: AfterSignIn | undefined;
  /** The idempotency key that was sent. */
  readonly key?: string | undefined;
  /** True if the server has answered that nothing was charged. */
  readonly isUnpaid?: boolean | undefined;
  /** The device's time in milliseconds. */
  readonly at: number;
}

/** A draft as read. Every page reads drafts, so `parseAfterSignIn` checks the action only where it is resumed. */
type SavedDraft = Omit<PaymentDraft, 'after'> & { readonly after: unknown };

/** Calls time out long before this limit. */
const interruptedMs = 120_000;

export function saveDraft(draft: Omit<PaymentDraft, 'at'>): void {
  const method = draft.method ?? draftOf(draft.order)?.method;
  writeSessionStorage(
    storageKeys.paymentDraft,
    JSON.stringify({ ...draft, method, at: Date.now() }),
  );
}

export function forgetDraft(): void {
  removeFromSessionStorage(storageKeys.paymentDraft);
}

export function draftOf(order: string): SavedDraft | undefined {
  const draft = readDraft();
  return draft?.order === order ? draft : undefined;
}

/** Returns the payment that was being sent when the session ended. An old payment is removed. */
export function readInterrupted(): SavedDraft | undefined {
  const draft = readDraft();
  if (draft?.after && Date.now() - draft.at <= interruptedMs) return draft;
  if (draft?.after) forgetDraft();
  return undefined;
}

/** Clears the tab's storage, except for an interrupted payment. */
export function clearTab(): void {
  const interrupted = readInterrupted();
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage contains nothing.
  }
  if (interrupted) writeSessionStorage(storageKeys.paymentDraft, JSON.stringify(interrupted));
}

/** Reads untrusted storage, which any script of the site may have written. */
function readDraft(): SavedDraft | undefined {
  try {
    const saved: unknown = JSON.parse(readSessionStorage(storageKeys.paymentDraft) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    const draft: Partial<Record<keyof PaymentDraft, unknown>> = saved;
    const { order, method, after, key, isUnpaid, at } = draft;
    if (typeof order !== 'string' || typeof at !== 'number') return undefined;
    return {
      order,
      method: typeof method === 'string' ? method : undefined,
      after,
      key: typeof key === 'string' ? key : undefined,
      isUnpaid: isUnpaid === true,
      at,
    };
  } catch {
    return undefined;
  }
}

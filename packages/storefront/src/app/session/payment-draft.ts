import { storageKeys } from '@parde/domain';
import {
  readSessionStorage,
  removeFromSessionStorage,
  writeSessionStorage,
} from '../browser/storage.ts';
import { type AfterSignIn, parseAfterSignIn } from './after-sign-in.ts';

/** A payment of this tab that a sign-in may interrupt. */
export interface PaymentDraft {
  /** Names what is paid, from orders.ts. */
  readonly order: string;
  readonly method?: string | undefined;
  /** Set from the click on Pay until the answer: where the viewer goes on, should the session end meanwhile. */
  readonly after?: AfterSignIn | undefined;
  /** The viewer's number, if it was known. A device may have several viewers. */
  readonly mobile?: string | undefined;
  /** The device's clock, in milliseconds. */
  readonly at: number;
}

/** A call is given up long before that. */
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

export function draftOf(order: string): PaymentDraft | undefined {
  const draft = readDraft();
  return draft?.order === order ? draft : undefined;
}

/** The payment that was being sent when the session ended. Given once. */
export function takeInterrupted(): PaymentDraft | undefined {
  const draft = readDraft();
  if (draft?.after === undefined || Date.now() - draft.at > interruptedMs) return undefined;
  saveDraft({ order: draft.order, method: draft.method });
  return draft;
}

/** Storage is untrusted: any script of the site may have written it. */
function readDraft(): PaymentDraft | undefined {
  try {
    const saved: unknown = JSON.parse(readSessionStorage(storageKeys.paymentDraft) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    const { order, method, after, mobile, at }: Partial<Record<keyof PaymentDraft, unknown>> =
      saved;
    if (typeof order !== 'string' || typeof at !== 'number') return undefined;
    return {
      order,
      method: typeof method === 'string' ? method : undefined,
      after: parseAfterSignIn(after),
      mobile: typeof mobile === 'string' ? mobile : undefined,
      at,
    };
  } catch {
    return undefined;
  }
}

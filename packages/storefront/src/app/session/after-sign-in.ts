import type { TitleType } from '@parde/api-client';
import { storageKeys } from '@parde/domain';
import { contentId, isTitleType, parseWantedTitle, type WantedTitle } from '../../content-id.ts';
import { takeFromSessionStorage, writeSessionStorage } from '../browser/storage.ts';

/** The action that the page resumes after the reload of a sign-in. */
export type ResumeAction =
  | { readonly kind: 'modal'; readonly name: 'subscription' }
  | { readonly kind: 'modal'; readonly name: 'credit'; readonly state: CreditState }
  | { readonly kind: 'modal'; readonly name: 'direct-debit'; readonly state: DirectDebitState }
  | {
      readonly kind: 'modal';
      readonly name: 'buy';
      readonly state: { readonly id?: string; readonly type?: string; readonly itemid?: string };
    }
  | { readonly kind: 'list-add'; readonly title: ToAdd };

/** The initial state of the credit modal. */
export interface CreditState {
  /** The initial amount in the field, which is the missing credit for a purchase. */
  readonly amount?: number;
}

/** The initial state of the direct-debit modal. */
export interface DirectDebitState {
  /** True if the viewer came from the purchase of a subscription. */
  readonly forSubscription?: boolean;
  /** The tracking code of the purchase that opened the modal and will be paid by direct debit. */
  readonly paymentId?: string;
  /** The id of the series that opened the modal. */
  readonly series?: string;
  /** The title for which the viewer subscribes. */
  readonly title?: WantedTitle;
}

/** The action that a guest had started when they had to sign in. */
export type AfterSignIn = { readonly kind: 'page'; readonly path: string } | ResumeAction;

/** A title to add to the list, or a channel to follow. */
export interface ToAdd {
  readonly content_type: TitleType | 'channel';
  readonly id: string;
  readonly name_fa: string;
  readonly name_en: string | null;
}

/** Saves the action for this page after its reload. If storage is blocked, nothing is resumed. */
export function saveResumeAction(after: ResumeAction): void {
  writeSessionStorage(
    storageKeys.afterSignIn,
    JSON.stringify({ path: window.location.pathname, after }),
  );
}

/** Returns the action only once, and only on the page that saved it. */
export function takeResumeAction(): ResumeAction | undefined {
  try {
    const saved: unknown = JSON.parse(takeFromSessionStorage(storageKeys.afterSignIn) ?? 'null');
    if (!isObject(saved) || saved.path !== window.location.pathname) return undefined;
    const after = parseAfterSignIn(saved.after);
    return after?.kind === 'page' ? undefined : after;
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Parses untrusted storage, which any script of the site may have written. */
export function parseAfterSignIn(value: unknown): AfterSignIn | undefined {
  if (!isObject(value)) return undefined;
  const { kind, name, state, title, path } = value;
  // The path is checked before the navigation.
  if (kind === 'page') return typeof path === 'string' ? { kind, path } : undefined;
  if (kind === 'list-add') return isToAdd(title) ? { kind, title } : undefined;
  if (kind !== 'modal') return undefined;
  if (name === 'subscription') return { kind, name };
  if (name === 'credit') return { kind, name, state: creditState(state) };
  if (name === 'direct-debit') return { kind, name, state: directDebitState(state) };
  return name === 'buy' && isBuyState(state) ? { kind, name, state } : undefined;
}

/** Leaves out unreadable values, so that the modal still opens. */
function creditState(state: unknown): CreditState {
  const amount = isObject(state) ? state.amount : undefined;
  return typeof amount === 'number' && amount > 0 ? { amount } : {};
}

function directDebitState(state: unknown): DirectDebitState {
  if (!isObject(state)) return {};
  const { forSubscription, paymentId, series } = state;
  const { type, id } = isObject(state.title) ? state.title : {};
  const title = parseWantedTitle(type, id);
  return {
    ...(forSubscription === true && { forSubscription }),
    ...(isId(paymentId) && { paymentId }),
    ...(isId(series) && { series }),
    ...(title && { title }),
  };
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && contentId.test(value);

function isToAdd(value: unknown): value is ToAdd {
  return (
    isObject(value) &&
    (isTitleType(value.content_type) || value.content_type === 'channel') &&
    typeof value.id === 'string' &&
    typeof value.name_fa === 'string' &&
    (value.name_en === null || typeof value.name_en === 'string')
  );
}

function isBuyState(value: unknown): value is { id?: string; type?: string; itemid?: string } {
  if (!isObject(value)) return false;
  return [value.id, value.type, value.itemid].every(isTextIfAny);
}

const isTextIfAny = (value: unknown) => value === undefined || typeof value === 'string';

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

import type { TitleType } from '@parde/api-client';
import { isTitleType } from '../../content-id.ts';
import { rememberInTab, takeFromTab } from '../browser/storage.ts';

/** What is done on the page that a guest signed in on, when it has been loaded anew. */
export type AfterReload =
  | { readonly kind: 'modal'; readonly name: 'direct-debit' | 'subscription' }
  | {
      readonly kind: 'modal';
      readonly name: 'buy';
      readonly state: { readonly id?: string; readonly type?: string };
    }
  | { readonly kind: 'list-add'; readonly title: TitleToAdd };

/** What a guest was about to do when they had to sign in. */
export type AfterSignIn = { readonly kind: 'page'; readonly path: string } | AfterReload;

interface TitleToAdd {
  readonly content_type: TitleType;
  readonly id: string;
  readonly name_fa: string;
  readonly name_en: string | null;
}

const key = 'afterSignIn';

/** Through the reload of this page. A tab that keeps nothing shows the page alone. */
export function keepAfterReload(after: AfterReload): void {
  rememberInTab(key, JSON.stringify({ path: window.location.pathname, after }));
}

/** Once, and on the page that it was kept on. Another page forgets it. */
export function takeAfterReload(): AfterReload | undefined {
  try {
    const kept: unknown = JSON.parse(takeFromTab(key) ?? 'null');
    if (!isObject(kept) || kept.path !== window.location.pathname) return undefined;
    return isObject(kept.after) ? readAfterReload(kept.after) : undefined;
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Anything may have written to the tab's storage. */
function readAfterReload({ kind, name, state, title }: Fields): AfterReload | undefined {
  if (kind === 'list-add') return isTitleToAdd(title) ? { kind, title } : undefined;
  if (kind !== 'modal') return undefined;
  if (name === 'direct-debit' || name === 'subscription') return { kind, name };
  return name === 'buy' && isBuyState(state) ? { kind, name, state } : undefined;
}

function isTitleToAdd(value: unknown): value is TitleToAdd {
  return (
    isObject(value) &&
    isTitleType(value.content_type) &&
    typeof value.id === 'string' &&
    typeof value.name_fa === 'string' &&
    (value.name_en === null || typeof value.name_en === 'string')
  );
}

function isBuyState(value: unknown): value is { id?: string; type?: string } {
  return isObject(value) && isTextIfAny(value.id) && isTextIfAny(value.type);
}

const isTextIfAny = (value: unknown) => value === undefined || typeof value === 'string';

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

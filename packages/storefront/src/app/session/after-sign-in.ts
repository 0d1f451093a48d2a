import type { TitleType } from '@parde/api-client';
import { isTitleType } from '../../content-id.ts';
import { takeFromSessionStorage, writeSessionStorage } from '../browser/storage.ts';

/** What the page resumes once it has reloaded after the sign-in. */
export type ResumeAction =
  | { readonly kind: 'modal'; readonly name: 'direct-debit' | 'subscription' }
  | {
      readonly kind: 'modal';
      readonly name: 'buy';
      readonly state: { readonly id?: string; readonly type?: string };
    }
  | { readonly kind: 'list-add'; readonly title: TitleToAdd };

/** What a guest was about to do when they had to sign in. */
export type AfterSignIn = { readonly kind: 'page'; readonly path: string } | ResumeAction;

export interface TitleToAdd {
  readonly content_type: TitleType;
  readonly id: string;
  readonly name_fa: string;
  readonly name_en: string | null;
}

const key = 'afterSignIn';

/** For this page after its reload. Where storage is blocked, nothing is resumed. */
export function saveResumeAction(after: ResumeAction): void {
  writeSessionStorage(key, JSON.stringify({ path: window.location.pathname, after }));
}

/** Gives the action once, and only on the page that saved it. */
export function takeResumeAction(): ResumeAction | undefined {
  try {
    const saved: unknown = JSON.parse(takeFromSessionStorage(key) ?? 'null');
    if (!isObject(saved) || saved.path !== window.location.pathname) return undefined;
    return isObject(saved.after) ? parseResumeAction(saved.after) : undefined;
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Storage is untrusted: any script of the site may have written it. */
function parseResumeAction({ kind, name, state, title }: Fields): ResumeAction | undefined {
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

import { rememberInTab, takeFromTab } from '../../browser/storage.ts';
import type { ModalStates } from './modal-states.ts';

/** A modal that a guest may have been on the way to when they had to sign in. */
export type ResumedModal =
  | { readonly name: 'direct-debit' | 'subscription' }
  | { readonly name: 'buy'; readonly state: Pick<ModalStates['buy'], 'id' | 'type'> };

const key = 'modalAfterSignIn';

/** To be opened over this page when it has been loaded anew. Tabs that keep nothing show the page alone. */
export function resumeAfterReload(modal: ResumedModal): void {
  const { id = '', type = '' } = modal.name === 'buy' ? modal.state : {};
  rememberInTab(key, [modal.name, window.location.pathname, type, id].join(' '));
}

/** What is to be opened over this page, once. Elsewhere it is forgotten. */
export function takeResumed(): ResumedModal | undefined {
  const [name, path, type, id] = takeFromTab(key)?.split(' ') ?? [];
  if (path !== window.location.pathname) return undefined;
  if (name === 'direct-debit' || name === 'subscription') return { name };
  return name === 'buy' ? { name, state: type && id ? { type, id } : {} } : undefined;
}

import { safeRedirect } from '@parde/domain';
import type { LoginModalState } from '../../shell/modals/modal-states.ts';
import type { ResumedModal } from '../../shell/modals/resumed-modal.ts';
import type { ListedTitle } from '../lists/listed-title.ts';

/** Where a viewer goes who has signed in: to a path, or to where they are. */
export interface AfterSignIn {
  readonly path: string | undefined;
  /** What is opened over the page that they are on. */
  readonly open: ResumedModal | undefined;
  /** What is put into their list. */
  readonly add?: ListedTitle | undefined;
}

/** A target that is no path of this site is none. The page's data and the user come anew in every case. */
export function afterSignIn({
  redirect,
  add,
  ...wish
}: Pick<LoginModalState, 'redirect' | 'refresh' | 'buy' | 'add'>): AfterSignIn {
  const path = safeRedirect(redirect);
  return { path, open: path === undefined ? modalAfter(wish) : undefined, add };
}

function modalAfter({
  refresh,
  buy,
}: Pick<LoginModalState, 'refresh' | 'buy'>): ResumedModal | undefined {
  if (buy) return { name: 'buy', state: buy };
  return refresh === 'direct-debit' || refresh === 'subscription' ? { name: refresh } : undefined;
}

import { safeRedirect } from '@parde/domain';
import { type AfterSignIn, saveResumeAction } from '../../app/session/after-sign-in.ts';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';

/**
 * Reloads, because the document was rendered for a guest, and replaces the form in the history. `close` first removes
 * the modal's history entry.
 */
export function finishSignIn(after?: AfterSignIn, close?: () => void): void {
  notifyOtherTabs('began');
  // Only paths of this site are allowed.
  const path = after?.kind === 'page' ? safeRedirect(after.path) : undefined;
  if (path !== undefined) {
    window.location.replace(path);
    return;
  }
  if (after && after.kind !== 'page') saveResumeAction(after);
  const reload = () => window.location.reload();
  if (close) {
    window.addEventListener('popstate', reload, { once: true });
    close();
  } else reload();
}

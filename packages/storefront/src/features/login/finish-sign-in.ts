import { safeRedirect } from '@parde/domain';
import { type AfterSignIn, saveResumeAction } from '../../app/session/after-sign-in.ts';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';

/**
 * A whole new document: the one that the viewer signed in on was drawn for a guest. It takes the place of the form in
 * the history, so that the way back does not lead to it. `close` takes a modal's entry out of the history first.
 */
export function finishSignIn(after?: AfterSignIn, close?: () => void): void {
  notifyOtherTabs('began');
  // A target that is no path of this site is none.
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

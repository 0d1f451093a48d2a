import { tellOtherTabs } from '../../session/other-tabs.ts';
import { resumeAfterReload } from '../../shell/modals/resumed-modal.ts';
import { addAfterReload } from '../lists/add-after-sign-in.ts';
import type { AfterSignIn } from './after-sign-in.ts';

/**
 * A whole new document: the one that the viewer signed in on was drawn for a guest. It takes the place of the form in
 * the history, so that the way back does not lead to it. `close` takes a modal's entry out of the history first.
 */
export function enter({ path, open, add }: AfterSignIn, close?: () => void): void {
  tellOtherTabs('began');
  if (add) addAfterReload(add);
  if (path !== undefined) {
    window.location.replace(path);
    return;
  }
  if (open) resumeAfterReload(open);
  const reload = () => window.location.reload();
  if (close) {
    window.addEventListener('popstate', reload, { once: true });
    close();
  } else reload();
}

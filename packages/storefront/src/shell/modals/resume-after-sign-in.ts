import { loadChunk } from '../../app/errors/load-chunk.ts';
import type { Modals } from '../../app/modals/use-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { takeResumeAction } from '../../app/session/after-sign-in.ts';

export async function resumeAfterSignIn(page: Page, modals: Modals): Promise<void> {
  const after = takeResumeAction();
  if (!after) return;
  if (after.kind === 'list-add') {
    const { addToMyList } = await loadChunk(() => import('../../titles/my-list/change-my-list.ts'));
    return addToMyList(page, after.title);
  }
  switch (after.name) {
    case 'subscription':
      return modals.find(after.name)?.({});
    case 'buy':
      return modals.find(after.name)?.(after.state);
    case 'credit':
      return modals.find(after.name)?.(after.state);
    case 'direct-debit':
      return modals.find(after.name)?.(after.state);
  }
}

import { loadChunk } from '../../app/errors/load-chunk.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { Modals } from '../../app/modals/use-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { parseAfterSignIn, takeResumeAction } from '../../app/session/after-sign-in.ts';
import { forgetDraft, readInterrupted, saveDraft } from '../../app/session/payment-draft.ts';
import { storedPurchases } from '../../features/purchase/index.ts';

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

/**
 * Asks for the sign-in if the session ended during a payment. The message shows whether anything was charged. After
 * the sign-in, the payment is resumed.
 */
export async function signInToPay(page: Page, modals: Modals): Promise<void> {
  const interrupted = readInterrupted();
  const after = parseAfterSignIn(interrupted?.after);
  if (!interrupted || !after) return;
  const { order, method, key, isUnpaid } = interrupted;
  const onSignedIn = () => {
    window.removeEventListener('popstate', forgetDraft);
    saveDraft({ order, method });
    // The answer has not arrived, so a second payment is sent with the same key.
    if (key && !isUnpaid) storedPurchases.save({ order, key });
  };
  await loadMessages(page, 'purchase');
  const t = page.i18n.getFixedT(page.i18n.language, 'purchase');
  const message = t(`sessionEnded.${isUnpaid ? 'nothing' : 'unknown'}`);
  await modals.open('login', { message, after, onSignedIn });
  // If the sign-in is closed, the payment is forgotten, so that the next viewer does not resume it.
  window.addEventListener('popstate', forgetDraft, { once: true });
}

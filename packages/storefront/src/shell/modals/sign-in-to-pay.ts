import { loadMessages } from '../../app/i18n/messages.ts';
import type { Modals } from '../../app/modals/use-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { forgetDraft, readInterrupted, saveDraft } from '../../app/session/payment-draft.ts';
import { storedPurchases } from '../../features/purchase/index.ts';

/**
 * Asks for the sign-in if the session ended during a payment. The message shows whether anything was charged. After
 * the sign-in, the payment is resumed.
 */
export async function signInToPay(page: Page, modals: Modals): Promise<void> {
  const interrupted = readInterrupted();
  if (!interrupted) return;
  const { order, method, key, isUnpaid, after } = interrupted;
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

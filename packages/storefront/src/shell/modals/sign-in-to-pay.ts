import { loadMessages } from '../../app/i18n/messages.ts';
import type { OpenModal } from '../../app/modals/use-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { forgetDraft, readInterrupted, saveDraft } from '../../app/session/payment-draft.ts';
import { storedPurchases } from '../../features/purchase/payment/stored-purchases.ts';

/** The session ended during a payment. Says whether anything was paid, and goes on with the payment after the sign-in. */
export async function signInToPay(page: Page, openModal: OpenModal): Promise<void> {
  const interrupted = readInterrupted();
  if (!interrupted) return;
  const { order, method, key, isUnpaid, after } = interrupted;
  const onSignedIn = () => {
    window.removeEventListener('popstate', forgetDraft);
    saveDraft({ order, method });
    // Its answer has not come: paid once more, it is sent with its key.
    if (key && !isUnpaid) storedPurchases.save({ order, key });
  };
  await loadMessages(page, 'purchase');
  const t = page.i18n.getFixedT(page.i18n.language, 'purchase');
  const message = t(`sessionEnded.${isUnpaid ? 'nothing' : 'unknown'}`);
  await openModal('login', { message, after, onSignedIn });
  // A closed sign-in leaves nothing to whoever signs in next.
  window.addEventListener('popstate', forgetDraft, { once: true });
}

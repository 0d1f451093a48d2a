import { loadMessages } from '../../app/i18n/messages.ts';
import type { OpenModal } from '../../app/modals/use-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { takeInterrupted } from '../../app/session/payment-draft.ts';
import { storedPurchases } from '../../features/purchase/payment/stored-purchases.ts';

/** The session ended during a payment. Says whether anything was paid, and goes on with the payment after the sign-in. */
export async function signInToPay(page: Page, openModal: OpenModal): Promise<void> {
  const interrupted = takeInterrupted();
  if (!interrupted?.after) return;
  const { order, key, isUnpaid } = interrupted;
  // Its answer has not come: paid once more, it is sent with its key.
  if (key && !isUnpaid) storedPurchases.save({ order, key });
  await loadMessages(page, 'purchase');
  const t = page.i18n.getFixedT(page.i18n.language, 'purchase');
  const outcome = isUnpaid ? 'nothing' : 'unknown';
  await openModal('login', { message: t(`sessionEnded.${outcome}`), after: interrupted.after });
}

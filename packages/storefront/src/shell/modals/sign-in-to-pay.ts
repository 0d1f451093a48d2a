import { loadMessages } from '../../app/i18n/messages.ts';
import type { OpenModal } from '../../app/modals/use-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { takeInterrupted } from '../../app/session/payment-draft.ts';

/** The session ended during a payment. Says whether anything was paid, and goes on with the payment after the sign-in. */
export async function signInToPay(page: Page, openModal: OpenModal): Promise<void> {
  const interrupted = takeInterrupted();
  if (!interrupted?.after) return;
  await loadMessages(page, 'purchase');
  const t = page.i18n.getFixedT(page.i18n.language, 'purchase');
  const outcome = interrupted.isUnpaid ? 'nothing' : 'unknown';
  await openModal('login', { message: t(`sessionEnded.${outcome}`), after: interrupted.after });
}

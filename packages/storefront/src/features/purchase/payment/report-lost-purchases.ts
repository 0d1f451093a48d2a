import { loadMessages } from '../../../app/i18n/messages.ts';
import type { Page } from '../../../app/page/page.ts';
import { showToast } from '../../../app/toast-store.ts';
import { callbackPath } from '../../../paths.ts';
import { fetchOutcome } from './earlier-purchase.ts';
import { paymentTruth } from './payment-truth.ts';
import { readPurchases, storedPurchases as store } from './stored-purchases.ts';

/** Reports the outcome of purchases to a viewer who closed the browser before the answer. */
export async function reportLostPurchases(page: Page, open: (href: string) => void): Promise<void> {
  const truth = paymentTruth(page);
  // The account shows too little to report an outcome without a click.
  if (truth.unknown === 'unsure') return;
  // A purchase that had not begun may have arrived late.
  const lost = readPurchases().filter(({ state }) => state === 'sent' || state === 'not-begun');
  for (const purchase of lost) {
    const outcome = await fetchOutcome(purchase, truth);
    if (outcome.kind === 'over') store.forget(purchase.key);
    if (outcome.kind !== 'paid' && outcome.kind !== 'at-bank') continue;
    store.mark(purchase.key, { state: 'answered' });
    if (outcome.trackingCode === undefined) continue;
    await reportPurchase(page, outcome.kind, outcome.trackingCode, open);
  }
}

export async function reportPurchase(
  page: Page,
  kind: 'paid' | 'at-bank',
  trackingCode: string,
  open: (href: string) => void,
): Promise<void> {
  await loadMessages(page, 'purchase');
  const t = page.i18n.getFixedT(page.i18n.language, 'purchase');
  showToast({
    id: trackingCode,
    tone: kind === 'paid' ? 'success' : 'info',
    text: t(`lostPurchase.${kind}`),
    action: { label: t('seePayment'), onClick: () => open(callbackPath(trackingCode)) },
  });
}

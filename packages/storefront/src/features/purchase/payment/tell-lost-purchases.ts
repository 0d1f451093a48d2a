import { loadMessages } from '../../../app/i18n/messages.ts';
import type { Page } from '../../../app/page/page.ts';
import { showToast } from '../../../app/toast-store.ts';
import { callbackPath } from '../../../paths.ts';
import { earlierPurchase } from './earlier-purchase.ts';
import { paymentTruth } from './payment-truth.ts';
import {
  type PurchaseStore,
  purchasesOf,
  readPurchases,
  type StoredPurchase,
} from './stored-purchases.ts';

/** Tells who closed the browser before the answer what came of their purchase. */
export async function tellLostPurchases(page: Page, open: (href: string) => void): Promise<void> {
  const truth = paymentTruth(page);
  // The account shows too little to tell of it unasked.
  if (truth.unknown === 'unsure') return;
  const lost = readPurchases().filter(({ state }) => state === 'sent' || state === 'not-begun');
  if (lost.length === 0) return;
  await loadMessages(page, 'purchase');
  const t = page.i18n.getFixedT(page.i18n.language, 'purchase');
  const keyAlone = { ...truth, newest: async () => [] };
  for (const purchase of lost) {
    const earlier = await earlierPurchase(purchase.order, storeOf(purchase), keyAlone);
    if (!earlier || !('trackingCode' in earlier) || earlier.trackingCode === undefined) continue;
    const href = callbackPath(earlier.trackingCode);
    showToast({
      id: purchase.key,
      tone: earlier.kind === 'paid' ? 'success' : 'info',
      text: t(`lostPurchase.${earlier.kind}`),
      action: { label: t('seePayment'), onClick: () => open(href) },
    });
  }
}

/**
 * This purchase alone. Another viewer's key is nobody's to this one, so that an API which does not know it has said
 * nothing of it. And one that had not begun may have come late.
 */
function storeOf(purchase: StoredPurchase): PurchaseStore {
  const store = purchasesOf(undefined);
  return {
    ...store,
    find: () => ({ ...purchase, state: 'sent' }),
    mark: (key, known) => {
      if (known.state === 'answered') store.mark(key, known);
    },
  };
}

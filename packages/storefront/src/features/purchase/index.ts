import type { Page } from '../../app/page/page.ts';

export { AccountResultPanel } from './payment/AccountResultPanel.tsx';
export { debitOrder } from './payment/orders.ts';
export { prefetchPaymentMethods } from './payment/PurchaseForm.tsx';
export { paymentTruth } from './payment/payment-truth.ts';
export { readPurchases, storedPurchases } from './payment/stored-purchases.ts';
export { PlanOffers } from './plans/PlanOffers.tsx';
export { PlanBill, PlanPayment, useBilledPrice } from './plans/PlanPayment.tsx';
export { discountBanner, findPlan, PlanFeatures, planSummary } from './plans/plan-parts.tsx';
export const loadBuyModal = async () => (await import('./cart/BuyModal.tsx')).BuyModal;
export const loadCreditModal = async () => (await import('./credit/CreditModal.tsx')).CreditModal;
export const loadDirectDebitModal = async () =>
  (await import('./debit/DirectDebitModal.tsx')).DirectDebitModal;
export const loadPlansModal = async () => (await import('./plans/PlansModal.tsx')).PlansModal;

/** Reports purchases whose answer was lost. */
export async function reportLostPurchases(page: Page, open: (href: string) => void): Promise<void> {
  const lost = await import('./payment/report-lost-purchases.ts');
  await lost.reportLostPurchases(page, open);
}

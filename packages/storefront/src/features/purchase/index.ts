export { AccountResultPanel } from './payment/AccountResultPanel.tsx';
export { debitOrder } from './payment/orders.ts';
export { prefetchPaymentMethods } from './payment/PurchaseForm.tsx';
export { paymentTruth } from './payment/payment-truth.ts';
export { readPurchases, storedPurchases } from './payment/stored-purchases.ts';
export { PlanOffers } from './plans/PlanOffers.tsx';
export { PlanBill, PlanPayment, useBilledPrice } from './plans/PlanPayment.tsx';
export { discountBanner, findPlan, PlanFeatures, planSummary } from './plans/plan-parts.tsx';

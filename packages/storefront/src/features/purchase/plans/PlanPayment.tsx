import { ask, send } from '@parde/api-client/query';
import { type PlanPrice, planPrice } from '@parde/domain';
import { Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { hasModal, sellsPlans } from '../../../app/modals/has-modal.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { ContactSupport } from '../../../app/parts/AskSupport.tsx';
import { vatOf } from '../../../brand/money.ts';
import type { WantedTitle } from '../../../content-id.ts';
import { planPath } from '../../../paths.ts';
import { planOrder } from '../payment/orders.ts';
import { PurchaseForm } from '../payment/PurchaseForm.tsx';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';
import { PlanByDebit, useDebitPrice } from './PlanByDebit.tsx';
import { findPlan } from './plan-messages.ts';

interface PlanPaymentProps {
  planId: string;
  price: PlanPrice;
  wanted: WantedTitle | undefined;
}

/** Returns true if the subscription with automatic renewal is sold because no single plan is. */
function isByDebit(page: Page): boolean {
  return !sellsPlans(page) && hasModal(page, 'direct-debit');
}

/** Returns the price of what the page's button buys, as far as it is known. */
export function useBilledPrice(price: PlanPrice): PlanPrice | undefined {
  const page = usePage();
  const debit = useDebitPrice(isByDebit(page));
  return sellsPlans(page) ? price : debit;
}

export function PlanPayment(props: PlanPaymentProps) {
  const { t } = useTranslation('purchase');
  const page = usePage();
  if (sellsPlans(page)) return <PlanPurchase {...props} />;
  if (isByDebit(page)) return <PlanByDebit price={props.price} wanted={props.wanted} />;
  return (
    <ContactSupport text={t('elsewhere.plan', { brand: page.brand.name[page.facts.locale] })} />
  );
}

function PlanPurchase({ planId, price, wanted }: PlanPaymentProps) {
  const { api, brand, facts, queryClient } = usePage();
  const order = planOrder(planId);
  const after = { kind: 'page', path: planPath(planId, wanted) } as const;
  const totalNow = async () => {
    const plans = await queryClient.fetchQuery({ ...ask(api, 'getPlans'), staleTime: 0 });
    const plan = findPlan(plans.data, planId);
    return plan && planPrice(plan, vatOf(brand))?.total;
  };
  const purchase = usePurchase({
    order,
    mutation: send(api, 'buyPlan'),
    after,
    price: { shown: price.total, fetchCurrent: totalNow },
  });
  const pay = (method: string) =>
    purchase.buy(
      {
        plan_id: planId,
        amount: price.price,
        payment_method: method,
        ...purchaseBody(facts.origin, wanted),
      },
      { title: wanted },
    );
  return (
    <Stack space="md">
      <PurchaseForm
        order={order}
        total={price.total}
        purchase={purchase}
        onPay={pay}
        after={after}
        inBar
      />
    </Stack>
  );
}

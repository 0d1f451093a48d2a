import { send } from '@parde/api-client/query';
import type { PlanPrice } from '@parde/domain';
import { Stack } from '@parde/ui';
import { usePage } from '../../../app/page/Storefront.tsx';
import { planPath } from '../../../paths.ts';
import { planOrder } from '../payment/orders.ts';
import { PurchaseForm } from '../payment/PurchaseForm.tsx';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';
import type { WantedTitle } from './wanted-title.ts';

interface PlanPaymentProps {
  planId: string;
  price: PlanPrice;
  wanted: WantedTitle | undefined;
}

export function PlanPayment({ planId, price, wanted }: PlanPaymentProps) {
  const { api, facts } = usePage();
  const purchase = usePurchase(planOrder(planId), send(api, 'buyPlan'));
  const pay = (method: string) =>
    purchase.buy({
      plan_id: planId,
      amount: price.price,
      payment_method: method,
      ...purchaseBody(facts.origin, wanted),
    });
  return (
    <Stack space="md">
      <PurchaseForm
        total={price.total}
        purchase={purchase}
        onPay={pay}
        after={{ kind: 'page', path: planPath(planId, wanted) }}
      />
    </Stack>
  );
}

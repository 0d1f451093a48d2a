import { send } from '@parde/api-client/query';
import type { PlanPrice } from '@parde/domain';
import { Stack } from '@parde/ui';
import { useRouteRow } from '../../../app/hooks/use-route-row.ts';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { hasModal } from '../../../app/modals/has-modal.ts';
import { isOffered } from '../../../app/page/offers.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { planPath } from '../../../paths.ts';
import { AskSupport } from '../payment/AskSupport.tsx';
import { planOrder } from '../payment/orders.ts';
import { PurchaseForm } from '../payment/PurchaseForm.tsx';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';
import { PlanByDebit } from './PlanByDebit.tsx';
import * as styles from './PlanPayment.css.ts';
import type { WantedTitle } from './wanted-title.ts';

interface PlanPaymentProps {
  planId: string;
  price: PlanPrice;
  wanted: WantedTitle | undefined;
}

export function PlanPayment(props: PlanPaymentProps) {
  const { t } = useTranslation('purchase');
  const page = usePage();
  if (isOffered(page, 'buyPlan')) return <PlanPurchase {...props} />;
  if (hasModal(page, 'direct-debit')) return <PlanByDebit price={props.price} />;
  return <AskSupport text={t('elsewhere.plan', { brand: page.brand.name[page.facts.locale] })} />;
}

function PlanPurchase({ planId, price, wanted }: PlanPaymentProps) {
  const { api, facts } = usePage();
  const { bottomBar } = useRouteRow();
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
        dock={bottomBar ? styles.dockOverBar : styles.dock}
        after={{ kind: 'page', path: planPath(planId, wanted) }}
      />
    </Stack>
  );
}

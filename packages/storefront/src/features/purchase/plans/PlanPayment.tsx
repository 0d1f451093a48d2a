import { send } from '@parde/api-client/query';
import { formatToman, type PlanPrice } from '@parde/domain';
import { Button, Stack } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../../app/modals/use-open-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { planPath } from '../../../paths.ts';
import { PaymentMethods, usePaymentMethod } from '../payment/PaymentMethods.tsx';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';
import type { WantedTitle } from './wanted-title.ts';

interface PlanPaymentProps {
  planId: string;
  price: PlanPrice;
  wanted: WantedTitle | undefined;
}

export function PlanPayment({ planId, price, wanted }: PlanPaymentProps) {
  const { t } = useTranslation(['purchase', 'shell']);
  const { api, facts } = usePage();
  const openModal = useOpenModal();
  const [chosen, setChosen] = useState<string>();
  const method = usePaymentMethod(chosen);
  const { buy, isBusy, error, isPaymentUrlBlocked } = usePurchase(send(api, 'buyPlan'));
  const pay = () => {
    if (method === undefined) return;
    buy({
      plan_id: planId,
      amount: price.price,
      payment_method: method,
      ...purchaseBody(facts.origin, wanted),
    });
  };
  const signIn = () => {
    openModal('login', {
      message: t('shell:signInFirst'),
      after: { kind: 'page', path: planPath(planId, wanted) },
    }).catch(() => {
      // Pressing again retries.
    });
  };
  return (
    <Stack space="md">
      <PaymentMethods value={method} onChange={setChosen} />
      {error || isPaymentUrlBlocked ? (
        <Failed live="assertive" title={t('notBegun')} error={error} text={t('notCharged')} />
      ) : null}
      {facts.signedIn ? (
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={isBusy}
          disabled={method === undefined}
          onClick={pay}
        >
          {t('pay', { total: formatToman(price.total, facts.locale) })}
        </Button>
      ) : (
        <Button variant="primary" size="lg" fullWidth onClick={signIn}>
          {t('signInToPay')}
        </Button>
      )}
    </Stack>
  );
}

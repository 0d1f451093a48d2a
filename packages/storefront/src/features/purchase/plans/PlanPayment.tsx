import { ask, send } from '@parde/api-client/query';
import { formatToman, type PlanPrice, planPrice } from '@parde/domain';
import { Button, Heading, Notice, RenewIcon, Stack, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sellsPlans, sellsSubscriptions } from '../../../app/modals/has-modal.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { when } from '../../../app/page/queries.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { vatOf } from '../../../brand/define-brand.ts';
import type { WantedTitle } from '../../../content-id.ts';
import { planPath } from '../../../paths.ts';
import { planOrder } from '../payment/orders.ts';
import { PurchaseForm } from '../payment/PurchaseForm.tsx';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';
import * as styles from './PlanBill.css.ts';
import { findPlan, PlansSoldElsewhere } from './plan-parts.tsx';

interface PlanPaymentProps {
  planId: string;
  price: PlanPrice;
  wanted: WantedTitle | undefined;
}

/** Returns the price of what the page's button buys, as far as it is known. */
export function useBilledPrice(price: PlanPrice): PlanPrice | undefined {
  const page = usePage();
  const isByDebit = !sellsPlans(page) && sellsSubscriptions(page);
  const debit = useDebitPrice(isByDebit);
  return isByDebit ? debit : price;
}

export function PlanPayment(props: PlanPaymentProps) {
  const page = usePage();
  if (sellsPlans(page)) return <PlanPurchase {...props} />;
  if (sellsSubscriptions(page)) return <PlanByDebit price={props.price} wanted={props.wanted} />;
  return <PlansSoldElsewhere />;
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

/** Returns the price of one renewal. Only a signed-in viewer gets it. */
function useDebitPrice(isWanted: boolean): PlanPrice | undefined {
  const { api, brand, facts } = usePage();
  const { data } = useQuery(when(isWanted && facts.signedIn, ask(api, 'getDebitSubscriptions')));
  return data && planPrice({ toman: data.subscribe_fee }, vatOf(brand));
}

/** A server that sells no single plan may still sell the subscription with automatic renewal, at its own price. */
function PlanByDebit({ price, wanted }: { price: PlanPrice; wanted: WantedTitle | undefined }) {
  const { t } = useTranslation('plan-by-debit');
  const { locale, signedIn } = usePage().facts;
  const openDirectDebit = useModal('direct-debit');
  const debit = useDebitPrice(true);
  const state = { forSubscription: true, ...(wanted && { title: wanted }) };
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('title')}
      </Heading>
      {debit && debit.price !== price.price ? (
        <Notice tone="warning" live="polite">
          {t('other', { fee: formatToman(debit.price, locale) })}
        </Notice>
      ) : null}
      <Text>
        {debit ? t('cost', { total: formatToman(debit.total, locale) }) : t('costLater')}{' '}
        {t('first')}
      </Text>
      <Text>
        {t('renews')} {t('end')}
      </Text>
      {openDirectDebit ? (
        <Button
          variant="primary"
          size="lg"
          fullWidth
          icon={<RenewIcon />}
          onClick={() => openDirectDebit(state)}
        >
          {t(signedIn ? 'go' : 'signIn')}
        </Button>
      ) : null}
    </Stack>
  );
}

interface PlanBillProps {
  price: PlanPrice;
  /** The days without the gift days. */
  days: number | undefined;
}

export function PlanBill({ price, days }: PlanBillProps) {
  const { t } = useTranslation('purchase');
  const { brand, facts } = usePage();
  const { locale } = facts;
  const toman = (amount: number) => <bdi>{formatToman(amount, locale)}</bdi>;
  const { before, giftDays } = price;
  return (
    <dl className={styles.bill}>
      {days === undefined ? null : (
        <BillRow term={t('length')}>
          {t('days', { count: days })}
          {giftDays === undefined ? null : ` + ${t('giftDays', { count: giftDays })}`}
        </BillRow>
      )}
      {before === undefined ? null : (
        <>
          <BillRow term={t('before')}>{toman(before)}</BillRow>
          <BillRow term={t('discount')}>{formatToman(price.price - before, locale)}</BillRow>
        </>
      )}
      <BillRow term={t('price')}>{toman(price.price)}</BillRow>
      {vatOf(brand) === 0 ? null : (
        <BillRow term={t('vatLine', { share: vatOf(brand) / 100 })}>{toman(price.vat)}</BillRow>
      )}
      <BillRow term={t('total')} strong>
        {toman(price.total)}
      </BillRow>
    </dl>
  );
}

interface BillRowProps {
  term: string;
  strong?: boolean;
  children: ReactNode;
}

function BillRow({ term, strong = false, children }: BillRowProps) {
  return (
    <div className={strong ? styles.total : styles.row}>
      <dt>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

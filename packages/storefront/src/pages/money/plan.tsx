import type { Plan } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { type PlanPrice, planPrice } from '@parde/domain';
import { Badge, CardIcon, Container, Heading, Inline, Notice, Stack, Text } from '@parde/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { data, Navigate, useParams } from 'react-router';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { sellsPlans, sellsSubscriptions } from '../../app/modals/has-modal.ts';
import { definePage } from '../../app/page/define-page.ts';
import { isDerived } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { vatOf } from '../../brand/define-brand.ts';
import { parseWantedTitle, type WantedTitle } from '../../content-id.ts';
import {
  discountBanner,
  findPlan,
  PlanBill,
  PlanFeatures,
  PlanPayment,
  planSummary,
  prefetchPaymentMethods,
  useBilledPrice,
} from '../../features/purchase/index.ts';
import { nameOf } from '../../names/names.ts';
import { path } from '../../paths.ts';
import * as styles from './plan.css.ts';

export default definePage({
  namespace: 'purchase',
  async data(page, { id = '' }) {
    const { api, queryClient } = page;
    const [plans] = await Promise.all([
      queryClient.ensureQueryData(ask(api, 'getPlans')),
      sellsPlans(page) || loadMessages(page, 'plan-by-debit'),
      isDerived(page, 'getPlayback') && loadMessages(page, 'title'),
      import.meta.env.SSR && prefetchPaymentMethods(page),
    ]);
    const plan = findPlan(plans.data, id);
    if (!plan) throw data(null, { status: 404 });
    return plan;
  },
  meta: (plan, t, { facts }) => ({ title: t('planTitle', { name: nameOf(plan, facts.locale) }) }),
  Screen: PlanRoute,
});

/** Used for servers without playback. It loads separately, because the decisions about titles are 8 KB. */
const LazyFileNotice = lazy(async () => {
  const load = () => import('../../titles/file-downloads/FileNotice.tsx');
  const { FileNotice } = await loadChunk(load);
  return { default: FileNotice };
});

function PlanRoute() {
  const { id = '' } = useParams();
  const search = useSearch();
  const wanted = parseWantedTitle(search.get('content_type'), search.get('content_id'));
  const { data: plans } = useSuspenseQuery(ask(usePage().api, 'getPlans')).data;
  const plan = findPlan(plans, id);
  // The plan may be withdrawn while the page is open.
  if (!plan) return <Navigate to={path('plans')} replace />;
  return <PlanPage key={id} id={id} plan={plan} plans={Object.values(plans)} wanted={wanted} />;
}

interface PlanPageProps {
  id: string;
  plan: Plan;
  plans: readonly Plan[];
  wanted: WantedTitle | undefined;
}

function PlanPage({ id, plan, plans, wanted }: PlanPageProps) {
  const { t } = useTranslation('purchase');
  const page = usePage();
  const hydrated = useHydrated();
  const { brand, facts } = page;
  const { locale } = facts;
  const price = planPrice(plan, vatOf(brand));
  const summary = planSummary(plan, locale);
  return (
    <Sections>
      <Container>
        <div className={styles.page}>
          <Stack space="xs">
            <Inline space="sm" align="center">
              <Heading level={1}>
                <Trans t={t} i18nKey="planName" components={{ name: <Name of={plan} /> }} />
              </Heading>
              {price ? <Discount price={price} /> : null}
            </Inline>
            {summary && sellsPlans(page) ? (
              <Text>
                <ServerText>{summary}</ServerText>
              </Text>
            ) : null}
          </Stack>
          {wanted && hydrated && isDerived(page, 'getPlayback') ? (
            <Suspense fallback={null}>
              <LazyFileNotice title={wanted} />
            </Suspense>
          ) : null}
          {price ? (
            <div className={styles.panel}>
              <Bill price={price} plans={[plan, ...plans]} />
              <div className={styles.payment}>
                <PlanPayment planId={id} price={price} wanted={wanted} />
              </div>
              <div className={styles.more}>
                <PlanFeatures />
                {sellsSubscriptions(page) ? (
                  <p className={styles.bank}>
                    <CardIcon />
                    {t('bankPage')}
                  </p>
                ) : null}
              </div>
            </div>
          ) : (
            <Notice tone="warning">{t('noPrice')}</Notice>
          )}
        </div>
      </Container>
    </Sections>
  );
}

/**
 * The bill for the purchase of the button beside it, which may be unknown for a guest. A plan with the same price
 * supplies the duration.
 */
function Bill({ price, plans }: { price: PlanPrice; plans: readonly Plan[] }) {
  const { brand } = usePage();
  const billed = useBilledPrice(price);
  if (!billed) return null;
  const bought = plans.find((plan) => planPrice(plan, vatOf(brand))?.price === billed.price);
  return (
    <div className={styles.card}>
      <PlanBill price={billed} days={bought?.days} />
    </div>
  );
}

function Discount({ price }: { price: PlanPrice }) {
  const { t } = useTranslation('purchase');
  const banner = useBilledPrice(price) === price ? discountBanner(price, t) : undefined;
  return banner === undefined ? null : <Badge tone="accent">{banner}</Badge>;
}

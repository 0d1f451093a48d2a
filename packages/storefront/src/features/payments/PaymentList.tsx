import type { Payment } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { ButtonLink, CardIcon, EmptyState, Skeleton, VisuallyHidden } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { LoadFailed, MorePages } from '../../app/parts/MorePages.tsx';
import { path } from '../../paths.ts';
import { PaymentCard } from './PaymentCard.tsx';
import * as styles from './Payments.css.ts';
import { Receipt } from './Receipt.tsx';

/** Every payment, the newest first. */
export function PaymentList() {
  const { t } = useTranslation('payments');
  const [receipt, setReceipt] = useState<{ payment: Payment; open: boolean }>();
  const query = useInfiniteQuery(askPages(usePage().api, 'listPayments'));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  if (!data) {
    if (!error) return <PaymentsPlaceholder />;
    return <LoadFailed title={t('failed')} error={error} onRetry={query.refetch} />;
  }
  const payments = data.pages.flatMap(({ items }) => items);
  // The end may become visible and be clicked at the same moment. The later call must not cancel the first.
  const loadMore = () => query.fetchNextPage({ cancelRefetch: false });
  if (payments.length === 0 && !hasNextPage) {
    return (
      <EmptyState
        icon={<CardIcon />}
        title={t('empty')}
        text={t('emptyMore')}
        actions={
          <ButtonLink href={path('plans')} variant="primary">
            {t('toPlans')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <MorePages
        query={query}
        count={payments.length}
        label={t('more')}
        status={t('shown', { count: payments.length })}
        failed={
          <Failed
            error={error}
            text={t('restFailed')}
            loading={isFetchingNextPage}
            onRetry={loadMore}
          />
        }
      >
        <ul className={styles.list} aria-label={t('payments')}>
          {payments.map((payment) => (
            <li key={payment.tracking_code}>
              <PaymentCard
                payment={payment}
                onReceipt={() => setReceipt({ payment, open: true })}
              />
            </li>
          ))}
        </ul>
      </MorePages>
      {receipt ? (
        <Receipt
          payment={receipt.payment}
          open={receipt.open}
          onClose={() => setReceipt({ ...receipt, open: false })}
        />
      ) : null}
    </>
  );
}

function PaymentsPlaceholder() {
  const { t: shell } = useTranslation();
  return (
    <>
      <VisuallyHidden live="polite">{shell('loading')}</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {['a', 'b', 'c'].map((slot) => (
          <div key={slot} className={styles.card}>
            <Skeleton width="half" />
            <Skeleton width="little" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="control" width="half" />
          </div>
        ))}
      </div>
    </>
  );
}

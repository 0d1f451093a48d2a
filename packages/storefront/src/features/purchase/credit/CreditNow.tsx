import { ask } from '@parde/api-client/query';
import { formatToman } from '@parde/domain';
import { Skeleton, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { creditAfter } from '../../../app/payment.ts';
import * as styles from './Credit.css.ts';

interface CreditNowProps {
  /** What is about to be added. */
  added: number | undefined;
}

/** Topping up does not wait for it. */
export function CreditNow({ added }: CreditNowProps) {
  const { t } = useTranslation('wallet');
  const { api, facts } = usePage();
  // Another tab or device may have paid.
  const wanted = { ...ask(api, 'getWallet'), refetchOnMount: 'always' } as const;
  const { data: wallet, error, refetch } = useQuery(wanted);
  if (!wallet && error) {
    return <Failed error={error} text={t('creditNotLoaded')} onRetry={() => refetch()} />;
  }
  if (!wallet) {
    return (
      <div>
        <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
        <Skeleton width="half" />
      </div>
    );
  }
  // The text is the server's own.
  const after = creditAfter(wallet.credit, added);
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('now')}</dt>
        <dd className={styles.value}>
          <bdi>{wallet.my_credit}</bdi>
        </dd>
      </div>
      {after === undefined ? null : (
        <div className={styles.fact}>
          <dt>{t('after')}</dt>
          <dd className={styles.value}>
            <bdi>{formatToman(after, facts.locale)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

import { askPages } from '@parde/api-client/query';
import { CalendarIcon } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { AccountCard, type FactProps, ModalButton } from './AccountCard.tsx';
import { AccountFact } from './AccountFact.tsx';
import * as styles from './AccountHead.css.ts';
import { reasonOf } from './gift-reason.ts';

/** Shows the total number of given days, and the reason of the newest gift. */
export function GiftDaysCard({ title }: FactProps) {
  const { t } = useTranslation('account');
  const query = useInfiniteQuery(askPages(usePage().api, 'listGiftDays'));
  const newest = query.data?.pages[0]?.items[0];
  return (
    <AccountCard
      title={title}
      icon={<CalendarIcon />}
      actions={newest ? <ModalButton modal="gift-days">{t('allGifts')}</ModalButton> : null}
    >
      <AccountFact query={query} name={title}>
        {({ pages }) => (
          <span className={styles.value}>
            <span className={styles.strong}>{t('days', { count: pages[0]?.about.days ?? 0 })}</span>
            <span className={styles.more}>
              {newest
                ? t('newestGift', { gift: t(`giftReasons.${reasonOf(newest)}`) })
                : t('noGifts')}
            </span>
          </span>
        )}
      </AccountFact>
    </AccountCard>
  );
}

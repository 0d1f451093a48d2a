import { formatToman, type PlanPrice } from '@parde/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { vatOf } from '../../../brand/money.ts';
import * as styles from './PlanBill.css.ts';

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
          <BillRow term={t('discount')}>{toman(before - price.price)}</BillRow>
        </>
      )}
      <BillRow term={t('price')}>{toman(price.price)}</BillRow>
      <BillRow term={t('vatLine', { share: vatOf(brand) / 100 })}>{toman(price.vat)}</BillRow>
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

import type { Payment } from '@parde/api-client';
import { formatNumber, formatToman } from '@parde/domain';
import { Bars } from '@parde/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as chart from '../../app/parts/chart.css.ts';
import { spentByMonth } from './payments-by-month.ts';

interface PaymentChartProps {
  payments: readonly Payment[];
  /** True if only the newest payments are loaded. */
  hasOlder: boolean;
}

/** Shows how much was spent in each month. Renders nothing if there is nothing to compare. */
export function PaymentChart({ payments, hasOlder }: PaymentChartProps) {
  const { t } = useTranslation('payments');
  const { locale } = usePage().facts;
  const id = useId();
  const months = spentByMonth(payments, { hasOlder, now: useNow(), locale });
  const sum = months.reduce((all, { total }) => all + total, 0);
  if (sum === 0 || months.length < 2) return null;
  return (
    <section className={chart.panel} aria-labelledby={id}>
      <div>
        <h2 className={chart.title} id={id}>
          {t('chart.title')}
        </h2>
        <p className={chart.sum}>
          <bdi>{formatToman(sum, locale)}</bdi>
        </p>
      </div>
      <Bars
        label={t('chart.title')}
        headings={{ label: t('chart.month'), value: t('chart.spent') }}
        bars={months.map(({ label, short, total }) => ({
          id: label,
          label,
          shortLabel: short,
          value: total,
          valueText: formatToman(total, locale),
          shortText: formatNumber(Math.round(total / 1000), locale),
        }))}
      />
      <p className={chart.note}>{t('chart.unit')}</p>
    </section>
  );
}

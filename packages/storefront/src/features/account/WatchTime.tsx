import { ask } from '@parde/api-client/query';
import { formatDate, formatDuration, formatNumber, formatShortDate } from '@parde/domain';
import { Bars } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import * as chart from '../../app/parts/chart.css.ts';
import * as styles from './AccountCards.css.ts';

/** The time watched in each of the last weeks. Renders nothing if nothing was watched. */
export function WatchTime() {
  const { t } = useTranslation('account');
  const { api, facts } = usePage();
  const { locale } = facts;
  const id = useId();
  const weeks = useQuery(ask(api, 'getWatchTime')).data?.weeks ?? [];
  const sum = weeks.reduce((all, { minutes }) => all + minutes, 0);
  if (sum === 0) return null;
  return (
    <section className={styles.watchTime} aria-labelledby={id}>
      <div>
        <h2 className={chart.title} id={id}>
          {t('watchTime.title', { count: weeks.length })}
        </h2>
        <p className={chart.sum}>{formatDuration(sum, locale)}</p>
      </div>
      <Bars
        label={t('watchTime.title', { count: weeks.length })}
        headings={{ label: t('watchTime.week'), value: t('watchTime.watched') }}
        bars={weeks.map(({ first_day, minutes }) => ({
          id: first_day,
          label: t('watchTime.from', { date: formatDate(first_day, locale) }),
          shortLabel: formatShortDate(first_day, locale),
          value: minutes,
          valueText: formatDuration(minutes, locale),
          shortText: formatNumber(minutes / 60, locale),
        }))}
      />
    </section>
  );
}

import type { Channel } from '@parde/api-client';
import { formatYear } from '@parde/domain';
import { Button, Select } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from '../../titles/filter/FilterBar.css.ts';
import { FilterChip, OrderMenu } from '../../titles/filter/FilterChip.tsx';
import { channelFilter, sortParam, withFilter, yearParam } from './press-lists.ts';
import { yearsBetween } from './years.ts';

/** Up to this number of videos, no filters are needed. */
const few = 6;

/** The years are those of the viewer's calendar. A server that does not send when a channel began has no filters. */
export function ChannelFilters({ channel }: { channel: Channel }) {
  const { t } = useTranslation(['press', 'catalogue']);
  const { locale } = usePage().facts;
  const location = useLocation();
  const navigate = useNavigate();
  const { isOldestFirst, year } = channelFilter(useSearch());
  const { first_published_at: first, latest, video_count: count } = channel;
  if (typeof first !== 'string' || !latest || count <= few) return null;
  const known = yearsBetween(first, latest.published_at, locale);
  // The address may contain a year of the other calendar.
  const all = year === undefined || known.includes(year) ? known : [year, ...known];
  const years = [
    { value: everyYear, label: t('allYears') },
    ...all.map((each) => ({ value: String(each), label: formatYear(each, locale) })),
  ];
  const orders = [
    { value: '', label: t('newestFirst') },
    { value: 'oldest', label: t('oldestFirst') },
  ];
  const order = isOldestFirst ? 'oldest' : '';
  /** Replaces the history entry, as other filters do, so that back leaves the channel. */
  const change = (name: string, value: string) =>
    void navigate(withFilter(location, { [name]: value }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={styles.bar}>
      <noscript>
        {import.meta.env.SSR ? (
          <form method="get" className={styles.form} aria-label={t('catalogue:filter')}>
            {years.length > 2 ? (
              <Select
                name={yearParam}
                label={t('year')}
                defaultValue={String(year ?? everyYear)}
                options={years}
              />
            ) : null}
            <Select
              name={sortParam}
              label={t('catalogue:sort')}
              defaultValue={order}
              options={orders}
            />
            <Button type="submit">{t('catalogue:apply')}</Button>
          </form>
        ) : null}
      </noscript>
      <div className={styles.line}>
        {years.length > 2 ? (
          <FilterChip
            menu={{
              label: t('year'),
              value: String(year ?? everyYear),
              chosen: year === undefined ? undefined : formatYear(year, locale),
              choices: years,
            }}
            href={withFilter(location, { [yearParam]: undefined })}
            onChoose={(value) => change(yearParam, value === 0 ? '' : String(value))}
          />
        ) : null}
        <span className={styles.sort}>
          <OrderMenu
            value={order}
            options={orders}
            onChange={(value) => change(sortParam, value)}
          />
        </span>
      </div>
    </div>
  );
}

/** The value for all years. An address with this value has no year. */
const everyYear = '0';

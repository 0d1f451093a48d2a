import type { Channel } from '@parde/api-client';
import { formatYear } from '@parde/domain';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import * as styles from './ChannelFilters.css.ts';
import { channelFilter, sortParam, withFilter, yearParam } from './press-lists.ts';
import { yearsBetween } from './years.ts';

/** So few videos need no filters. */
const few = 6;

/** Years are those of the viewer's calendar. A server that does not say when a channel began knows no filters. */
export function ChannelFilters({ channel }: { channel: Channel }) {
  const { t } = useTranslation('press');
  const { locale } = usePage().facts;
  const location = useLocation();
  const { isOldestFirst, year } = channelFilter(useSearch());
  const { first_published_at: first, latest, video_count: count } = channel;
  if (typeof first !== 'string' || !latest || count <= few) return null;
  const known = yearsBetween(first, latest.published_at, locale);
  // The address may have one of the other calendar.
  const years = year === undefined || known.includes(year) ? known : [year, ...known];
  return (
    <div className={styles.filters}>
      {years.length > 1 ? (
        <LinkTabs
          keepsPlace
          label={t('year')}
          links={[undefined, ...years].map((each) => ({
            href: withFilter(location, {
              [yearParam]: each === undefined ? undefined : String(each),
            }),
            label: each === undefined ? t('allYears') : formatYear(each, locale),
            current: each === year,
          }))}
        />
      ) : null}
      <LinkTabs
        keepsPlace
        label={t('order')}
        links={[false, true].map((oldest) => ({
          href: withFilter(location, { [sortParam]: oldest ? 'oldest' : undefined }),
          label: t(oldest ? 'oldestFirst' : 'newestFirst'),
          current: oldest === isOldestFirst,
        }))}
      />
    </div>
  );
}

import { type Channel, isApiError } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { formatYear } from '@parde/domain';
import { Button, Container, MetaLine, Select, Stack, Text } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { absoluteUrl, type JsonLdNode } from '../../app/page/JsonLd.tsx';
import { PageTrail } from '../../app/page/PageTrail.tsx';
import type { Page } from '../../app/page/page.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { metaItems } from '../../app/parts/facts.ts';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { descriptionOf, nameOf } from '../../names/names.ts';
import { contentPath, path } from '../../paths.ts';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { FollowButton } from '../../titles/channels/FollowButton.tsx';
import { dayOf } from '../../titles/channels/issue-messages.ts';
import * as styles from '../../titles/filter/FilterBar.css.ts';
import { FilterChip, OrderMenu } from '../../titles/filter/FilterChip.tsx';
import { ShelfPlaceholder } from '../../titles/shelves/NamedShelf.tsx';
import {
  channelFilter,
  describeRhythm,
  sortParam,
  withFilter,
  yearParam,
  yearsBetween,
} from './press-lists.ts';

export function ChannelHead({ channel }: { channel: Channel }) {
  const { t } = useTranslation('press');
  const { locale } = usePage().facts;
  const { id, kind, logo, backdrop, latest, video_count: count } = channel;
  const name = nameOf(channel, locale);
  const about = descriptionOf(channel, locale);
  const rhythm = describeRhythm(channel);
  const day = latest ? dayOf(latest, locale) : undefined;
  const facts = metaItems({
    kind: t(`kindNames.${kind}`),
    count: count > 0 && (kind === 'studio' ? t('videos', { count }) : t('issues', { count })),
    rhythm: rhythm && t(`rhythms.${rhythm}`),
    newest: day !== undefined && t('newestWas', { date: day }),
  });
  return (
    <PageHero
      underHeader
      title={name}
      picture={backdrop ?? latest?.backdrop}
      portrait={logo ?? undefined}
      more={
        <Stack space="sm" align="start">
          {about ? (
            <Text tone="onMediaMuted" leading="ui">
              <ServerText>{about}</ServerText>
            </Text>
          ) : null}
          <FollowButton channel={channel} />
        </Stack>
      }
      above={
        <PageTrail
          trail={[{ href: path('magazines-channels'), label: t('channels') }]}
          name={name}
          path={contentPath('channel', id)}
        />
      }
    >
      <MetaLine items={facts} />
    </PageHero>
  );
}

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

/** The series of a channel that has series according to the server. */
export function seriesOf({ id, series_count: count = 0 }: Channel, { api }: Pick<Page, 'api'>) {
  return when(count > 0, askPages(api, 'listChannelSeries', { path: { id } }));
}

export function ChannelSeries({ channel }: { channel: Channel }) {
  const { t } = useTranslation('press');
  const page = usePage();
  const query = seriesOf(channel, page);
  const { data, error, refetch, isFetching } = useInfiniteQuery(query);
  if (query.enabled === false) return null;
  if (!data && error) {
    if (isApiError(error) && error.status === 404) return null;
    return (
      <Container>
        <Failed text={t('seriesFailed')} loading={isFetching} onRetry={refetch} />
      </Container>
    );
  }
  if (!data) return <ShelfPlaceholder />;
  const cards = cardsWithPage(page, data.pages[0]?.items);
  return cards.length > 0 ? <CardShelf title={t('series')} shape="posters" cards={cards} /> : null;
}

const types = { newspaper: 'Newspaper', magazine: 'Periodical', studio: 'Organization' } as const;

export function channelJsonLd(
  channel: Channel,
  { facts: { locale, origin } }: Pick<Page, 'facts'>,
): JsonLdNode[] {
  const { id, kind, logo, backdrop, latest } = channel;
  const url = origin + contentPath('channel', id);
  const node = {
    '@type': types[kind],
    '@id': url,
    name: nameOf(channel, locale),
    url,
    description: descriptionOf(channel, locale) || undefined,
    image: absoluteUrl(backdrop ?? logo, origin),
    ...(kind === 'studio' && { logo: absoluteUrl(logo, origin) }),
  };
  if (!latest?.issue) return [node];
  const issue = {
    '@type': 'PublicationIssue',
    name: nameOf(latest, locale),
    url: origin + contentPath('video', latest.id),
    issueNumber: latest.issue.number,
    datePublished: latest.issue.issue_date,
    image: absoluteUrl(latest.poster ?? latest.backdrop, origin),
    isPartOf: { '@id': url },
  };
  return [node, issue];
}

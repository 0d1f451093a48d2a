import { ask } from '@parde/api-client/query';
import { ButtonLink, Container, EmptyState, Heading, NewspaperIcon, Stack } from '@parde/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { JsonLd } from '../../app/page/JsonLd.tsx';
import { prefetch, prefetchPages, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import {
  ChannelFilters,
  ChannelHead,
  ChannelSeries,
  channelFilter,
  channelJsonLd,
  channelVideos,
  NewestIssue,
  seriesOf,
  VideoGrid,
} from '../../features/press/index.ts';
import { descriptionOf, nameOf } from '../../names/names.ts';
import { contentPath } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { followingQuery } from '../../titles/my-list/my-list-query.ts';

export default definePage({
  namespace: 'press',
  // Only the channel itself is required.
  async data(page, { id = '' }, { searchParams: search }) {
    const { api, queryClient, facts } = page;
    const [channel] = await Promise.all([
      queryClient.ensureQueryData(ask(api, 'getChannel', { path: { id } })),
      prefetch(page, channelVideos(page, id, search).page(cursorIn(search))),
      prefetch(page, when(facts.signedIn, followingQuery(api))),
      loadMessages(page, 'catalogue'),
    ]);
    if (import.meta.env.SSR) await prefetchPages(page, seriesOf(channel, page));
    return channel;
  },
  meta: (channel, t, { facts: { locale } }) => {
    const messages = { name: nameOf(channel, locale) };
    const { backdrop, latest, logo } = channel;
    return {
      title: t('title', messages),
      description: descriptionOf(channel, locale) || t('channelDescription', messages),
      image: backdrop ?? latest?.backdrop ?? latest?.poster ?? logo ?? undefined,
    };
  },
  Screen: ChannelScreen,
});

function ChannelScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('press');
  const page = usePage();
  const search = useSearch();
  const { data: channel } = useSuspenseQuery(ask(page.api, 'getChannel', { path: { id } }));
  const { kind, latest, video_count: count } = channel;
  const list = channelVideos(page, id, search);
  const { year } = channelFilter(search);
  const title = t(kind === 'studio' ? 'allVideos' : 'allIssues');
  return (
    <Fragment key={id}>
      <JsonLd>{import.meta.env.SSR ? channelJsonLd(channel, page) : undefined}</JsonLd>
      <ChannelHead channel={channel} />
      <Sections>
        {latest ? <NewestIssue video={latest} /> : null}
        <ChannelSeries channel={channel} />
        <Container as="section">
          <Stack>
            {count > 0 ? (
              <Heading level={2} size="md">
                {title}
              </Heading>
            ) : null}
            <ChannelFilters channel={channel} />
            <VideoGrid
              list={list}
              kind={kind}
              label={title}
              total={year === undefined ? count : undefined}
              empty={
                year === undefined ? (
                  <EmptyState
                    icon={<NewspaperIcon />}
                    title={t('noVideos')}
                    text={t('noVideosMore')}
                  />
                ) : (
                  <EmptyState
                    title={t('nothingInYear')}
                    actions={
                      <ButtonLink variant="primary" href={contentPath('channel', id)}>
                        {t('allYears')}
                      </ButtonLink>
                    }
                  />
                )
              }
            />
          </Stack>
        </Container>
      </Sections>
    </Fragment>
  );
}

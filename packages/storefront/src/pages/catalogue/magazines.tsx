import { type Channel, isApiError, type VideoItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { BookIcon, Container, EmptyState, Heading, PersonCard, Stack } from '@parde/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import {
  issueList,
  kindParam,
  magazineIn,
  magazineParam,
  magazines,
  NewestIssue,
  Newspaper,
  VideoGrid,
  withFilter,
} from '../../features/press/index.ts';
import { nameOf } from '../../names/names.ts';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath, path } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';

export default definePage({
  namespace: 'press',
  // The answers may fail without failing the page.
  async data(page, _params, { searchParams: search }) {
    const { api, queryClient, brand } = page;
    const issues = issueList(page, search).page(cursorIn(search));
    const [newest] = await Promise.all([
      queryClient.ensureInfiniteQueryData(magazines(page)).then(
        ({ pages }) => pages[0]?.items[0]?.latest ?? undefined,
        () => undefined,
      ),
      queryClient.ensureQueryData(issues).catch((error: unknown) => {
        // A 404 means that the chosen magazine does not exist.
        if (magazineIn(search) && isApiError(error) && error.status === 404) throw error;
      }),
      prefetch(page, ask(api, 'getChannel', { path: { id: brand.ids.newspaper } })),
      loadMessages(page, 'catalogue'),
    ]);
    return newest;
  },
  meta: (newest, t) => ({
    title: t('title', { name: t('magazines') }),
    description: t('magazinesDescription'),
    image: newest?.poster ?? newest?.backdrop ?? undefined,
  }),
  Screen: MagazinesScreen,
});

function MagazinesScreen() {
  const { t } = useTranslation('press');
  const page = usePage();
  const { locale } = page.facts;
  const search = useSearch();
  const location = useLocation();
  const chosen = magazineIn(search);
  const list = issueList(page, search);
  const { data: found, isError, refetch, isFetching } = useInfiniteQuery(magazines(page));
  const { data: first } = useQuery(list.page(cursorIn(search)));
  const all = found?.pages[0]?.items ?? [];
  const newest = newestOf(all, first?.items, chosen);
  const label = (id: string | undefined) => {
    const magazine = all.find((each) => each.id === id);
    return magazine && namePhrase(magazine, locale);
  };
  return (
    <>
      {newest ? (
        <NewestIssue
          key={newest.id}
          video={newest}
          head={
            <Heading level={1} size="md" tone="onMedia">
              {t('magazines')}
            </Heading>
          }
          hasChannel
          others={all.flatMap(({ id, latest }) =>
            latest?.poster && latest.id !== newest.id && id !== newest.channel.id ? [latest] : [],
          )}
        />
      ) : (
        <PageHero underHeader title={t('magazines')} text={t('magazinesText')} />
      )}
      <Sections>
        {isError && !found ? (
          <Container>
            <Failed text={t('magazinesFailed')} loading={isFetching} onRetry={refetch} />
          </Container>
        ) : null}
        {all.length > 0 ? (
          <NamedShelf
            title={t('magazinesOf')}
            item="person"
            allHref={path('magazines-channels', {}, { [kindParam]: 'magazine' })}
          >
            {all.map((magazine) => {
              const { id, logo, video_count: count } = magazine;
              return (
                <PersonCard
                  key={id}
                  href={contentPath('channel', id)}
                  name={namePhrase(magazine, locale)}
                  picture={logo}
                  corners="poster"
                  role={count > 0 ? t('issues', { count }) : undefined}
                />
              );
            })}
          </NamedShelf>
        ) : null}
        <Newspaper id={page.brand.ids.newspaper} />
        <Container as="section">
          <Stack>
            <Heading level={2} size="md">
              {t('newest')}
            </Heading>
            {all.length > 1 ? (
              <LinkTabs
                preservesScroll
                label={t('filterByMagazine')}
                links={[undefined, ...all.filter(({ video_count: count }) => count > 0)].map(
                  (magazine) => ({
                    href: withFilter(location, { [magazineParam]: magazine?.id }),
                    label: magazine ? nameOf(magazine, locale) : t('all'),
                    count: magazine?.video_count,
                    current: magazine?.id === chosen,
                  }),
                )}
              />
            ) : null}
            <VideoGrid
              list={list}
              kind="magazine"
              label={label(chosen) ?? t('newest')}
              isMixed={chosen === undefined}
              empty={
                <EmptyState icon={<BookIcon />} title={t('noIssues')} text={t('noIssuesMore')} />
              }
            />
          </Stack>
        </Container>
      </Sections>
    </>
  );
}

/**
 * Returns the newest issue of the chosen magazine, or otherwise of all. Without the magazines, returns the first
 * video of the list.
 */
function newestOf(
  all: readonly Channel[],
  items: readonly VideoItem[] | undefined,
  chosen: string | undefined,
): VideoItem | undefined {
  const magazine = chosen === undefined ? all[0] : all.find(({ id }) => id === chosen);
  return (magazine ? magazine.latest : items?.[0]) ?? undefined;
}

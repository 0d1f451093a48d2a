import { Container, EmptyState, NewspaperIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { PageTrail } from '../../app/page/PageTrail.tsx';
import { prefetch, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import {
  channelKinds,
  channelList,
  kindIn,
  kindParam,
  withFilter,
} from '../../features/press/index.ts';
import { path } from '../../paths.ts';
import { ChannelCard, ChannelCardSkeleton } from '../../titles/channels/ChannelCard.tsx';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { followingQuery } from '../../titles/my-list/my-list-query.ts';

export default definePage({
  namespace: 'press',
  // The list may fail without failing the page.
  async data(page, _params, { searchParams: search }) {
    const { api, facts } = page;
    await Promise.all([
      prefetch(page, channelList(page, search).page(cursorIn(search))),
      prefetch(page, when(facts.signedIn, followingQuery(api))),
      loadMessages(page, 'catalogue'),
    ]);
  },
  meta: (_data, t) => ({
    title: t('title', { name: t('channels') }),
    description: t('channelsDescription'),
  }),
  Screen: ChannelsScreen,
});

const cardsInView = 4;

function ChannelsScreen() {
  const { t } = useTranslation('press');
  const search = useSearch();
  const location = useLocation();
  const list = channelList(usePage(), search);
  const { data } = useQuery(list.page(cursorIn(search)));
  const chosen = kindIn(search);
  const covers = data?.items.map(({ latest }) => latest?.poster ?? null);
  return (
    <>
      <PageHero
        underHeader
        title={t('channels')}
        text={t('channelsText')}
        posters={covers}
        above={
          <PageTrail
            trail={[{ href: path('magazines'), label: t('magazines') }]}
            name={t('channels')}
            path={path('magazines-channels')}
          />
        }
      >
        <LinkTabs
          label={t('kind')}
          links={[undefined, ...channelKinds].map((kind) => ({
            href: withFilter(location, { [kindParam]: kind }),
            label: kind ? t(`kinds.${kind}`) : t('all'),
            current: kind === chosen,
          }))}
        />
      </PageHero>
      <Sections>
        <Container>
          <PagedGrid
            list={list}
            item="panel"
            label={chosen ? t(`kinds.${chosen}`) : t('channels')}
            renderItem={(channel, index) => (
              <ChannelCard channel={channel} loading={index < cardsInView ? 'eager' : 'lazy'} />
            )}
            placeholder={<ChannelCardSkeleton />}
            empty={
              <EmptyState
                icon={<NewspaperIcon />}
                title={t('noChannels')}
                text={t('noChannelsMore')}
              />
            }
          />
        </Container>
      </Sections>
    </>
  );
}

import { ask, keyOf } from '@parde/api-client/query';
import { VisuallyHidden } from '@parde/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { definePage } from '../app/page/define-page.ts';
import { hasPage, isOffered } from '../app/page/offers.ts';
import type { Page } from '../app/page/page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { Sections } from '../app/parts/Sections.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import '../features/home/MyRows.css.ts';
import { HomeLive } from '../features/home/HomeLive.tsx';
import { HomeShelves } from '../features/home/HomeShelves.tsx';
import { HomeSlider } from '../features/home/HomeSlider.tsx';
import { keepsMyList } from '../titles/my-list/listed-title.ts';
import { myListQuery } from '../titles/my-list/my-list-query.ts';
import { LazySection } from '../titles/shelves/LazySection.tsx';
import { SectionFailed } from '../titles/shelves/SectionFailed.tsx';

export default definePage({
  namespace: 'home',
  // No query is required: a failed section shows its own error.
  async data(page) {
    const { api, brand, facts, queryClient } = page;
    await Promise.all([
      isOffered(page, 'getSlider') &&
        queryClient.prefetchQuery(ask(api, 'getSlider', { query: { ref: brand.sliderRef } })),
      isOffered(page, 'getDiscover') && queryClient.prefetchQuery(ask(api, 'getDiscover')),
      facts.signedIn && fetchOfViewer(page),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
    description: brand.description[facts.locale],
  }),
  Screen: HomeScreen,
});

/** What takes longer than this comes after the page. */
const viewerTimeoutMs = 250;

/** With the page, so that it has its place. A failed call does not hold the page back, and a slow one not for long. */
async function fetchOfViewer(page: Page): Promise<void> {
  const { api, queryClient } = page;
  const fetched = Promise.all([
    isOffered(page, 'listWatching') && queryClient.prefetchQuery(ask(api, 'listWatching')),
    keepsMyList(page) && queryClient.prefetchQuery(myListQuery(api)),
  ]);
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, viewerTimeoutMs))]);
  if (!import.meta.env.SSR) return;
  await queryClient.cancelQueries({ queryKey: keyOf('listWatching') });
  await queryClient.cancelQueries({ queryKey: keyOf('listMyTitles') });
}

const loadWatching = () =>
  import('../features/home/ContinueWatching.tsx').then((each) => each.ContinueWatching);
const loadMyRows = () => import('../features/home/MyRows.tsx').then((each) => each.MyRows);
const loadTop = () => import('../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);
const loadPlans = () => import('../features/home/PlansTeaser.tsx').then((each) => each.PlansTeaser);

function HomeScreen() {
  const brand = useBrand();
  const page = usePage();
  const { api, facts } = page;
  const client = useQueryClient();
  const slider = ask(api, 'getSlider', { query: { ref: brand.sliderRef } });
  const fetchSlider = () => client.fetchQuery({ ...slider, staleTime: 0 });
  const fetchShelves = () => client.fetchQuery({ ...ask(api, 'getDiscover'), staleTime: 0 });
  const watching = useWatching();
  return (
    <>
      <VisuallyHidden as="h1">
        {brand.name[facts.locale]}: {brand.tagline[facts.locale]}
      </VisuallyHidden>
      <HomeSection onRetry={fetchSlider}>
        <HomeSlider short={watching.isFirst} />
      </HomeSection>
      <Sections>
        {watching.isFirst ? watching.shelf : null}
        <HomeSection onRetry={fetchShelves}>
          <HomeShelves
            early={
              <>
                <HomeSection onRetry={fetchSlider}>
                  <HomeLive />
                </HomeSection>
                {watching.isFirst ? null : watching.shelf}
              </>
            }
            middle={
              <>
                {facts.signedIn && isOffered(page, 'listMyRows') ? (
                  <LazySection load={loadMyRows} />
                ) : null}
                {isOffered(page, 'getTop') ? <LazySection load={loadTop} item="ranked" /> : null}
              </>
            }
          />
        </HomeSection>
        {hasPage(page, 'plans') ? <LazySection load={loadPlans} /> : null}
      </Sections>
    </>
  );
}

/** First where something was begun. What is not known in time stands lower, where it moves nothing when it comes. */
function useWatching() {
  const page = usePage();
  const enabled = page.facts.signedIn && isOffered(page, 'listWatching');
  const { data } = useQuery({ ...ask(page.api, 'listWatching'), enabled });
  const [isFirst] = useState(data !== undefined && data.items.length > 0);
  const isEmpty = data?.items.length === 0;
  const item = (data?.items.length ?? 0) <= 3 ? 'few' : 'wide';
  return {
    isFirst,
    shelf: enabled && !isEmpty ? <LazySection load={loadWatching} item={item} /> : null,
  };
}

interface HomeSectionProps {
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

/** An error boundary for one section. On the server, `Suspense` skips what throws and the browser tries again. */
class HomeSection extends Component<HomeSectionProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, onRetry } = this.props;
    if (!this.state.hasFailed) return <Suspense>{children}</Suspense>;
    const retry = async () => {
      await onRetry();
      this.setState({ hasFailed: false });
    };
    return <SectionFailed onRetry={retry} />;
  }
}

import { ask } from '@parde/api-client/query';
import { VisuallyHidden } from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { definePage } from '../app/page/define-page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { Sections } from '../app/parts/Sections.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { HomeLive } from '../features/home/HomeLive.tsx';
import { HomeShelves } from '../features/home/HomeShelves.tsx';
import { HomeSlider } from '../features/home/HomeSlider.tsx';
import { LazySection } from '../titles/shelves/LazySection.tsx';
import { SectionFailed } from '../titles/shelves/SectionFailed.tsx';

export default definePage({
  namespace: 'home',
  // No query is required: a failed section shows its own error.
  async data({ api, brand, queryClient }) {
    await Promise.all([
      queryClient.prefetchQuery(ask(api, 'getSlider', { query: { ref: brand.sliderRef } })),
      queryClient.prefetchQuery(ask(api, 'getDiscover')),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
    description: brand.description[facts.locale],
  }),
  Screen: HomeScreen,
});

const loadWatching = () =>
  import('../features/home/ContinueWatching.tsx').then((each) => each.ContinueWatching);
const loadTop = () => import('../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);
const loadPlans = () => import('../features/home/PlansTeaser.tsx').then((each) => each.PlansTeaser);

function HomeScreen() {
  const brand = useBrand();
  const { api, facts } = usePage();
  const client = useQueryClient();
  const slider = ask(api, 'getSlider', { query: { ref: brand.sliderRef } });
  const fetchSlider = () => client.fetchQuery({ ...slider, staleTime: 0 });
  const fetchShelves = () => client.fetchQuery({ ...ask(api, 'getDiscover'), staleTime: 0 });
  return (
    <>
      <VisuallyHidden as="h1">
        {brand.name[facts.locale]}: {brand.tagline[facts.locale]}
      </VisuallyHidden>
      <HomeSection onRetry={fetchSlider}>
        <HomeSlider />
      </HomeSection>
      <Sections>
        <HomeSection onRetry={fetchSlider}>
          <HomeLive />
        </HomeSection>
        {facts.signedIn ? <LazySection load={loadWatching} item="wide" /> : null}
        <HomeSection onRetry={fetchShelves}>
          <HomeShelves middle={<LazySection load={loadTop} />} />
        </HomeSection>
        <LazySection load={loadPlans} />
      </Sections>
    </>
  );
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

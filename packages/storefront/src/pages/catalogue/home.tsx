import { ask } from '@parde/api-client/query';
import { VisuallyHidden } from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { definePage } from '../../app/page/define-page.ts';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { useBrand } from '../../brand/brand-context.tsx';
import '../../features/home/MyRows.css.ts';
import { fetchHome } from '../../features/home/fetch-home.ts';
import { HomeSection } from '../../features/home/HomeSection.tsx';
import { HomeShelves } from '../../features/home/HomeShelves.tsx';
import { HomeLive, HomeSlider } from '../../features/home/HomeSlider.tsx';
import { useWatching } from '../../features/home/use-watching.tsx';
import { LazySection } from '../../titles/shelves/LazySection.tsx';

export default definePage({
  namespace: 'home',
  data: fetchHome,
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
    description: brand.description[facts.locale],
  }),
  Screen: HomeScreen,
});

const loadMyRows = () => import('../../features/home/MyRows.tsx').then((each) => each.MyRows);
const loadTop = () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);
const loadPlans = () =>
  import('../../features/home/PlansTeaser.tsx').then((each) => each.PlansTeaser);

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
                {facts.signedIn && hasOperation(page, 'listMyRows') ? (
                  <LazySection load={loadMyRows} />
                ) : null}
                {hasOperation(page, 'getTop') ? <LazySection load={loadTop} item="ranked" /> : null}
              </>
            }
          />
        </HomeSection>
        {hasPage(page, 'plans') ? <LazySection load={loadPlans} /> : null}
      </Sections>
    </>
  );
}

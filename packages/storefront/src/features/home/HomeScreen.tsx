import { discoverQuery, sliderQuery } from '@parde/api-client/query';
import { VisuallyHidden } from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { useBrand } from '../../brand/brand-context.tsx';
import { LatePart } from '../../titles/shelves/LatePart.tsx';
import { HomeLive } from './HomeLive.tsx';
import { HomePart } from './HomePart.tsx';
import { HomeShelves } from './HomeShelves.tsx';
import { HomeSlider } from './HomeSlider.tsx';

const loadWatching = () => import('./ContinueWatching.tsx').then((each) => each.ContinueWatching);
const loadTop = () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);
const loadPlans = () => import('./PlansTeaser.tsx').then((each) => each.PlansTeaser);

export function HomeScreen() {
  const brand = useBrand();
  const { api, facts } = usePage();
  const client = useQueryClient();
  const slider = sliderQuery(api, { ref: brand.sliderRef });
  const fetchSlider = () => client.fetchQuery({ ...slider, staleTime: 0 });
  const fetchShelves = () => client.fetchQuery({ ...discoverQuery(api), staleTime: 0 });
  return (
    <>
      <VisuallyHidden as="h1">
        {brand.name[facts.locale]}: {brand.tagline[facts.locale]}
      </VisuallyHidden>
      <HomePart onRetry={fetchSlider}>
        <HomeSlider />
      </HomePart>
      <Sections>
        <HomePart onRetry={fetchSlider}>
          <HomeLive />
        </HomePart>
        {facts.signedIn ? <LatePart load={loadWatching} /> : null}
        <HomePart onRetry={fetchShelves}>
          <HomeShelves between={<LatePart load={loadTop} />} />
        </HomePart>
        <LatePart load={loadPlans} />
      </Sections>
    </>
  );
}

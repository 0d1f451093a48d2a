import { VisuallyHidden } from '@parde/ui';
import { useBrand } from '../../brand/brand-context.tsx';
import { usePage } from '../../page/Storefront.tsx';
import { Sections } from '../../shell/Sections.tsx';
import { HomeLive } from './HomeLive.tsx';
import { HomeShelves } from './HomeShelves.tsx';
import { HomeSlider } from './HomeSlider.tsx';

export function HomeScreen() {
  const brand = useBrand();
  const { locale } = usePage().facts;
  return (
    <>
      <VisuallyHidden as="h1">
        {brand.name[locale]}: {brand.tagline[locale]}
      </VisuallyHidden>
      <HomeSlider />
      <Sections>
        <HomeLive />
        <HomeShelves />
      </Sections>
    </>
  );
}

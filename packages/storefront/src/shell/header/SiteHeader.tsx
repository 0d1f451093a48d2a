import { Header, type HeaderVariant } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { useBrand } from '../../brand/brand-context.tsx';
import { path } from '../../paths.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import { useScroll } from '../scroll.ts';
import { useSiteLinks } from '../site-links.ts';
import { CategoriesMenu } from './CategoriesMenu.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { useHeaderPanels } from './header-panels.ts';
import { LateSideMenu } from './LateSideMenu.tsx';
import { MenuButton } from './MenuButton.tsx';

/** The bar at the top of every page that has one. */
export function SiteHeader({ variant }: { variant: HeaderVariant }) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const brand = useBrand();
  const { cinema, live, newspaper, studio, magazines } = useSiteLinks();
  const { panel, current } = useHeaderPanels();
  const stage = useScroll('stage');
  const direction = useScroll('direction');
  return (
    <>
      <Header
        home={{ href: path('home'), label: t('logoLabel', { brand: brand.name[locale] }) }}
        logo={<BrandLogo />}
        links={[cinema, live, newspaper, studio, magazines]}
        more={<CategoriesMenu panel={panel('categories')} />}
        navLabel={t('mainNavigation')}
        variant={variant}
        scroll={stage}
        away={stage === 'fixed' && direction === 'down'}
        opened={current !== undefined && current !== 'menu'}
        start={<MenuButton panel={panel('menu')} />}
        end={<HeaderActions search={panel('search')} account={panel('account')} />}
      />
      {/* Not in the header, whose colours may be those of a picture. */}
      <LateSideMenu panel={panel('menu')} />
    </>
  );
}

import { Header, type HeaderVariant } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { usePage } from '../page/Storefront.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { HeaderActions } from './HeaderActions.tsx';

const places = ['cinema', 'lives', 'magazines', 'genres'] as const;

export function SiteHeader({ variant }: { variant: HeaderVariant }) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const brand = useBrand();
  const { pathname } = useLocation();
  const links = places.map((place) => ({
    href: `/${place}`,
    label: t(place),
    current: pathname === `/${place}` || pathname.startsWith(`/${place}/`),
  }));
  return (
    <Header
      home={{ href: '/', label: t('logoLabel', { brand: brand.name[locale] }) }}
      logo={<BrandLogo />}
      links={links}
      navLabel={t('mainNavigation')}
      variant={variant}
      end={<HeaderActions />}
    />
  );
}

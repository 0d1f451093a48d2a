import { showDigits } from '@parde/domain';
import { Footer } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/brand-context.tsx';
import { usePage } from '../page/Storefront.tsx';
import { BrandLogo } from './BrandLogo.tsx';

export function SiteFooter() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { locale } = usePage().facts;
  return (
    <Footer
      logo={<BrandLogo />}
      about={
        <>
          <p>{brand.description[locale]}</p>
          <p>
            {t('support')}:{' '}
            <a href={`tel:${brand.supportPhone}`} dir="ltr">
              {showDigits(brand.supportPhone, locale)}
            </a>
          </p>
        </>
      }
      navLabel={t('footerNavigation')}
      columns={[
        {
          title: t('browse'),
          links: [
            { href: '/cinema', label: t('cinema') },
            { href: '/lives', label: t('lives') },
            { href: '/magazines', label: t('magazines') },
            { href: '/genres', label: t('genres') },
          ],
        },
        {
          title: t('help'),
          links: [
            { href: '/profile/about-contact', label: t('about') },
            { href: '/profile/faq', label: t('faq') },
            { href: '/profile/terms', label: t('terms') },
          ],
        },
      ]}
      copyright={t('copyright', { brand: brand.name[locale] })}
    />
  );
}

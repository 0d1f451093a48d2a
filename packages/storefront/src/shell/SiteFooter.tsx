import { categoriesQuery } from '@parde/api-client/query';
import { showDigits } from '@parde/domain';
import { Footer } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/brand-context.tsx';
import { usePage } from '../page/Storefront.tsx';
import { BrandLogo } from './BrandLogo.tsx';

export function SiteFooter() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { api, facts } = usePage();
  const { locale } = facts;
  const { data: categories = [] } = useQuery(categoriesQuery(api));
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
        ...(categories.length > 0
          ? [
              {
                title: t('categories'),
                links: categories.map(({ category_id, persian_name }) => ({
                  href: `/category/${category_id}`,
                  label: persian_name,
                })),
              },
            ]
          : []),
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

import { groupPhone, showDigits } from '@parde/domain';
import { Footer } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { path } from '../../paths.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import { useSiteLinks } from '../site-links.ts';
import { useCategoryLinks } from '../use-category-links.ts';
import { FooterStrip } from './FooterStrip.tsx';
import { SocialIcon, socialNames } from './SocialIcon.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import { useFooterDetails } from './use-footer-details.ts';

export function SiteFooter() {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const { about, phone, copyright, relatedLink, social } = useFooterDetails();
  const { cinema, live, magazines } = useSiteLinks();
  const { showsApp } = useViewer();
  const categories = useCategoryLinks();
  return (
    <>
      <Footer
        logo={<BrandLogo />}
        about={
          <>
            <p>{about}</p>
            <p>
              {t('support')}:{' '}
              <a href={`tel:${phone}`} dir="ltr">
                {showDigits(groupPhone(phone), locale)}
              </a>
            </p>
          </>
        }
        navLabel={t('footerNavigation')}
        columns={[
          {
            title: t('browse'),
            links: [
              cinema,
              live,
              magazines,
              { href: path('genres'), label: t('genres') },
              { href: path('plans'), label: t('plans') },
              { href: path('internet'), label: t('internet') },
              ...(showsApp ? [{ href: path('app'), label: t('app') }] : []),
            ],
          },
          ...(categories.length > 0 ? [{ title: t('categories'), links: categories }] : []),
          {
            title: t('help'),
            links: [
              { href: path('about-contact'), label: t('about') },
              { href: path('terms'), label: t('terms') },
              { href: path('faq'), label: t('faq') },
              ...(relatedLink ? [relatedLink] : []),
            ],
          },
        ]}
        badges={<TrustBadges />}
        social={social.map(({ kind, url }) => ({
          href: url,
          label: socialNames[kind][locale],
          icon: <SocialIcon kind={kind} />,
        }))}
        copyright={copyright}
      />
      <FooterStrip phone={phone} copyright={copyright} />
    </>
  );
}

import { Footer } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { PhoneNumber, ServerText } from '../../app/parts/ServerText.tsx';
import { BrandLogo } from '../BrandLogo.tsx';
import { useCategoryLinks } from '../use-category-links.ts';
import { FooterStrip } from './FooterStrip.tsx';
import { SocialIcon, socialNames } from './SocialIcon.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import { useFooterDetails } from './use-footer-details.ts';
import { useFooterLinks } from './use-footer-links.ts';

export function SiteFooter() {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const { about, phone, copyright, social } = useFooterDetails();
  const { browse, help } = useFooterLinks();
  const categories = useCategoryLinks();
  return (
    <>
      <Footer
        logo={<BrandLogo />}
        about={
          <>
            <p>
              <ServerText>{about}</ServerText>
            </p>
            {phone ? (
              <p>
                {t('support')}:{' '}
                <a href={`tel:${phone}`}>
                  <PhoneNumber>{phone}</PhoneNumber>
                </a>
              </p>
            ) : null}
          </>
        }
        navLabel={t('footerNavigation')}
        columns={[
          { title: t('browse'), links: browse },
          ...(categories.length > 0 ? [{ title: t('categories'), links: categories }] : []),
          { title: t('help'), links: help },
        ].filter(({ links }) => links.length > 0)}
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

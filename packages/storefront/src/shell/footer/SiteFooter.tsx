import { Footer } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { hasPage } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PhoneNumber } from '../../app/parts/PhoneNumber.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { path } from '../../paths.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import { useArranged, useSiteLinks } from '../site-links.ts';
import { useCategoryLinks } from '../use-category-links.ts';
import { FooterStrip } from './FooterStrip.tsx';
import { SocialIcon, socialNames } from './SocialIcon.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import { useFooterDetails } from './use-footer-details.ts';

type FooterPage =
  | 'genres'
  | 'plans'
  | 'internet'
  | 'app'
  | 'about-contact'
  | 'accessibility'
  | 'terms'
  | 'faq';

export function SiteFooter() {
  const { t } = useTranslation();
  const page = usePage();
  const { locale } = page.facts;
  const linkIf = (id: FooterPage, label: string) =>
    hasPage(page, id) ? { href: path(id), label } : undefined;
  const { about, phone, copyright, relatedLink, social } = useFooterDetails();
  const { cinema, live, magazines } = useSiteLinks();
  const arranged = useArranged();
  const { showsApp } = useViewer();
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
          {
            title: t('browse'),
            links: arranged('footer-browse', [
              cinema,
              live,
              magazines,
              linkIf('genres', t('genres')),
              linkIf('plans', t('plans')),
              linkIf('internet', t('internet')),
              showsApp ? linkIf('app', t('app')) : undefined,
            ]),
          },
          ...(categories.length > 0 ? [{ title: t('categories'), links: categories }] : []),
          {
            title: t('help'),
            links: arranged('footer-help', [
              linkIf('about-contact', t('about')),
              linkIf('terms', t('terms')),
              linkIf('accessibility', t('accessibility')),
              linkIf('faq', t('faq')),
              relatedLink,
            ]),
          },
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

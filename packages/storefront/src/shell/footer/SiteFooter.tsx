import { Footer, PhoneIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PhoneNumber, ServerText } from '../../app/parts/ServerText.tsx';
import { BrandLogo } from '../Logo.tsx';
import { useScroll } from '../scroll.ts';
import { useArranged, useCategoryLinks, useHelpLinks, useSiteLinks } from '../site-links.ts';
import * as styles from './FooterStrip.css.ts';
import { useFooterDetails } from './footer-details.ts';
import { SocialIcon, socialNames } from './SocialIcon.tsx';
import { TrustBadges } from './TrustBadges.tsx';

export function SiteFooter() {
  const { t } = useTranslation();
  const { brand, facts } = usePage();
  const { about, phone, copyright, social } = useFooterDetails();
  const { cinema, live, magazines, genres, plans, internet, app } = useSiteLinks();
  const links = [cinema, live, magazines, genres, plans, internet, app];
  const browse = useArranged()('footer-browse', links);
  const help = useHelpLinks();
  const categories = useCategoryLinks();
  const columns = [
    { title: t('browse'), links: browse },
    ...(categories.length > 0 ? [{ title: t('categories'), links: categories }] : []),
    { title: t('help'), links: help },
  ].filter(({ links }) => links.length > 0);
  const socialLinks = social.map(({ kind, url }) => ({
    href: url,
    label: socialNames[kind][facts.locale],
    icon: <SocialIcon kind={kind} />,
  }));
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
        columns={columns}
        renderColumns={brand.parts?.render('footer-columns', { columns })}
        badges={<TrustBadges />}
        social={socialLinks}
        renderSocial={brand.parts?.render('social-links', { links: socialLinks })}
        copyright={copyright}
      />
      {phone ? <FooterStrip phone={phone} copyright={copyright} /> : null}
    </>
  );
}

interface FooterStripProps {
  phone: string;
  copyright: string;
}

/** Offers support on every page. Without a number, it would only cover the page and repeat the footer. */
function FooterStrip({ phone, copyright }: FooterStripProps) {
  const { t } = useTranslation();
  const { bottomBar } = useRouteRow();
  const away = useScroll('nearEnd');
  return (
    <aside
      className={bottomBar ? `${styles.strip} ${styles.noBottomBar}` : styles.strip}
      aria-label={t('support')}
      data-away={away || undefined}
    >
      <a className={styles.phone} href={`tel:${phone}`}>
        <PhoneIcon />
        <span className={styles.hiddenLabel}>{t('support')}</span>{' '}
        <PhoneNumber>{phone}</PhoneNumber>
      </a>
      <span className={styles.copyright}>{copyright}</span>
    </aside>
  );
}

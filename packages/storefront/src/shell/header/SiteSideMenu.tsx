import { groupPhone, showDigits } from '@parde/domain';
import {
  BookIcon,
  FilmIcon,
  GiftIcon,
  HomeIcon,
  KidsIcon,
  LiveIcon,
  NewspaperIcon,
  PhoneIcon,
  SideMenu,
  type SideMenuLink,
  Stack,
  TicketIcon,
  VideoIcon,
} from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { sentence } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { SocialIcon, socialNames } from '../footer/SocialIcon.tsx';
import { TrustBadges } from '../footer/TrustBadges.tsx';
import { useFooterDetails } from '../footer/use-footer-details.ts';
import { useFooterLinks } from '../footer/use-footer-links.ts';
import { useArranged, useLinkTo, useSiteLinks } from '../site-links.ts';
import { useCategoryLinks, useGenreLinks } from '../use-category-links.ts';
import { AppLink } from './AppLink.tsx';
import { LoginLink } from './LoginLink.tsx';
import { SignedInUser } from './SignedInUser.tsx';
import { LanguageSwitch, NightSwitch } from './Switches.tsx';

interface SiteSideMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The side menu, in the order of the specification, followed by kids mode and the footer's links. */
export function SiteSideMenu({ open, onClose }: SiteSideMenuProps) {
  const { t } = useTranslation(['menus', 'shell']);
  const { home, live, newspaper, studio, magazines, bookFair, cinema, plans } = useSiteLinks();
  const arranged = useArranged();
  const linkTo = useLinkTo();
  const page = usePage();
  const genres = useGenreLinks();
  const categories = useCategoryLinks();
  const main = arranged<SideMenuLink>('side-menu', [
    { ...home, icon: <HomeIcon /> },
    live && { ...live, icon: <LiveIcon /> },
    newspaper && { ...newspaper, icon: <NewspaperIcon /> },
    studio && { ...studio, icon: <VideoIcon /> },
    magazines && { ...magazines, icon: <BookIcon /> },
    bookFair && { ...bookFair, icon: <GiftIcon /> },
    cinema && { ...cinema, icon: <FilmIcon />, links: genres },
    // The plans are added if the server has so little that there is room.
    !live && !magazines && plans ? { ...plans, icon: <TicketIcon /> } : undefined,
  ]);
  return (
    <SideMenu
      open={open}
      onClose={onClose}
      title={t('shell:menu')}
      closeLabel={t('shell:close')}
      unfoldLabel={(name) => sentence(name, (label) => t('unfold', { label }))}
      head={<SideMenuAccount />}
      groups={[
        { id: 'main', links: main },
        ...(categories.length > 0 ? [{ id: 'categories', links: categories }] : []),
        ...(hasPage(page, 'kids') && !page.brand.menu?.hides('kids')
          ? [{ id: 'kids', links: [{ ...linkTo(path('kids'), t('kids')), icon: <KidsIcon /> }] }]
          : []),
        { id: 'site', links: useSiteEntries() },
      ]}
      end={<TrustBadges />}
      foot={
        <>
          <NightSwitch withLabel />
          <LanguageSwitch withLabel onOffline={onClose} />
        </>
      }
    />
  );
}

/** Returns the same links as the footer has. */
function useSiteEntries(): readonly SideMenuLink[] {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const { phone, social } = useFooterDetails();
  const { internet, help } = useFooterLinks();
  return [
    ...(internet ? [internet] : []),
    ...help,
    ...(phone
      ? [
          {
            href: `tel:${phone}`,
            label: `${t('support')} \u2066${showDigits(groupPhone(phone), locale)}\u2069`,
            icon: <PhoneIcon />,
          },
        ]
      : []),
    ...social.map(({ kind, url }) => ({
      href: url,
      label: socialNames[kind][locale],
      icon: <SocialIcon kind={kind} />,
    })),
  ];
}

function SideMenuAccount() {
  const { signedIn } = usePage().facts;
  if (signedIn) return <SignedInUser />;
  return (
    <Stack space="xs">
      <LoginLink fullWidth />
      <AppLink fullWidth />
    </Stack>
  );
}

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
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { sentence } from '../../names/phrases.ts';
import { useFooterDetails } from '../footer/footer-details.ts';
import { SocialIcon, socialNames } from '../footer/SocialIcon.tsx';
import { TrustBadges } from '../footer/TrustBadges.tsx';
import {
  useArranged,
  useCategoryLinks,
  useGenreLinks,
  useHelpLinks,
  useLinkTo,
  useSiteLinks,
  withIcon,
} from '../site-links.ts';
import { AppLink, LoginLink, SignedInUser } from './AccountLinks.tsx';
import { LanguageSwitch, NightSwitch } from './Switches.tsx';

/** The side menu, in the order of the specification, followed by kids mode and the footer's links. */
export function SiteSideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['menus', 'shell']);
  const { home, live, newspaper, studio, magazines, bookFair, cinema, plans } = useSiteLinks();
  const { path } = useExistingPages();
  const { brand } = usePage();
  const linkTo = useLinkTo();
  const genres = useGenreLinks();
  const categories = useCategoryLinks();
  const kids = brand.menu?.hides('kids')
    ? undefined
    : withIcon(linkTo(path('kids'), t('kids')), <KidsIcon />);
  const main = useArranged()<SideMenuLink>('side-menu', [
    withIcon(home, <HomeIcon />),
    withIcon(live, <LiveIcon />),
    withIcon(newspaper, <NewspaperIcon />),
    withIcon(studio, <VideoIcon />),
    withIcon(magazines, <BookIcon />),
    withIcon(bookFair, <GiftIcon />),
    cinema && { ...cinema, icon: <FilmIcon />, links: genres },
    // The plans are added if the server has so little that there is room.
    live || magazines ? undefined : withIcon(plans, <TicketIcon />),
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
        ...(kids ? [{ id: 'kids', links: [kids] }] : []),
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
  const { internet } = useSiteLinks();
  const help = useHelpLinks();
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

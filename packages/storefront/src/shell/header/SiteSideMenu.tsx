import {
  BookIcon,
  FilmIcon,
  GiftIcon,
  HomeIcon,
  KidsIcon,
  LiveIcon,
  NewspaperIcon,
  SideMenu,
  type SideMenuLink,
  Stack,
  VideoIcon,
} from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import { useLinkTo, useSiteLinks } from '../site-links.ts';
import { useCategoryLinks, useGenreLinks } from '../use-category-links.ts';
import { AppLink } from './AppLink.tsx';
import { LoginLink } from './LoginLink.tsx';
import { SignedInUser } from './SignedInUser.tsx';
import { LanguageSwitch, NightSwitch } from './Switches.tsx';

interface SiteSideMenuProps {
  open: boolean;
  onClose: () => void;
}

/** In the order of the specification, and then kids mode. */
export function SiteSideMenu({ open, onClose }: SiteSideMenuProps) {
  const { t } = useTranslation(['menus', 'shell']);
  const { home, live, newspaper, studio, magazines, bookFair, cinema } = useSiteLinks();
  const linkTo = useLinkTo();
  const genres = useGenreLinks();
  const categories = useCategoryLinks();
  const main: readonly SideMenuLink[] = [
    { ...home, icon: <HomeIcon /> },
    { ...live, icon: <LiveIcon /> },
    { ...newspaper, icon: <NewspaperIcon /> },
    { ...studio, icon: <VideoIcon /> },
    { ...magazines, icon: <BookIcon /> },
    { ...bookFair, icon: <GiftIcon /> },
    { ...cinema, icon: <FilmIcon />, links: genres },
  ];
  return (
    <SideMenu
      open={open}
      onClose={onClose}
      title={t('shell:menu')}
      closeLabel={t('shell:close')}
      unfoldLabel={(label) => t('unfold', { label })}
      head={<SideMenuAccount />}
      groups={[
        { id: 'main', links: main },
        ...(categories.length > 0 ? [{ id: 'categories', links: categories }] : []),
        { id: 'kids', links: [{ ...linkTo(path('kids'), t('kids')), icon: <KidsIcon /> }] },
      ]}
      foot={
        <>
          <NightSwitch inWords />
          <LanguageSwitch inWords onOffline={onClose} />
        </>
      }
    />
  );
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

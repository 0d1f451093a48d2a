import { Header, type HeaderVariant, MenuIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../../app/hooks/use-lazy-part.ts';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import { useSavedBadges } from '../../titles/use-saved-badges.ts';
import { BrandLogo } from '../Logo.tsx';
import { useScroll } from '../scroll.ts';
import { useArranged, useSiteLinks } from '../site-links.ts';
import { AppLink, LoginLink } from './AccountLinks.tsx';
import { CategoriesMenu, ProfileMenu, Search } from './HeaderMenus.tsx';
import { type HeaderPanel, PanelToggle, useHeaderPanels } from './header-panels.tsx';
import * as panelStyles from './panel.css.ts';
import { LanguageSwitch, NightSwitch } from './Switches.tsx';

export function SiteHeader({ variant }: { variant: HeaderVariant }) {
  const { t } = useTranslation();
  const { brand } = usePage();
  const { cinema, live, newspaper, studio, magazines, categories } = useSiteLinks();
  const arranged = useArranged();
  const isLive = useRouteRow().screen === 'live';
  const { panel, current } = useHeaderPanels();
  const stage = useScroll('stage');
  const direction = useScroll('direction');
  return (
    <>
      <Header
        home={{ href: path('home'), label: t('logoLabel') }}
        logo={<BrandLogo />}
        links={arranged('header', [
          cinema,
          // The pages of other channels also belong to this link.
          live && { ...live, current: live.current || (isLive && ('within' as const)) },
          newspaper,
          studio,
          magazines,
        ])}
        more={
          categories && !brand.menu?.hides('genres') ? (
            <CategoriesMenu link={categories} panel={panel('categories')} />
          ) : null
        }
        navLabel={t('mainNavigation')}
        variant={variant}
        scroll={stage}
        hidden={stage === 'fixed' && direction === 'down'}
        opened={current !== undefined && current !== 'menu'}
        start={<MenuButton panel={panel('menu')} />}
        end={<HeaderActions search={panel('search')} account={panel('account')} />}
      />
      {/* The side menu is outside of the header, whose colours may be those for pictures. */}
      <LazySideMenu panel={panel('menu')} />
    </>
  );
}

function HeaderActions({ search, account }: { search: HeaderPanel; account: HeaderPanel }) {
  const { search: link } = useSiteLinks();
  const SavingLink = useSavedBadges()?.SavingLink;
  return (
    <>
      {/* The first of the row's end, where its coming and going moves nothing else. */}
      {SavingLink ? <SavingLink /> : null}
      {link ? <Search link={link} panel={search} /> : null}
      <span className={`${panelStyles.onWideScreens} ${panelStyles.scriptOnly}`}>
        <NightSwitch />
        <LanguageSwitch />
      </span>
      <Account panel={account} />
    </>
  );
}

function Account({ panel }: { panel: HeaderPanel }) {
  const { facts } = usePage();
  if (facts.signedIn) return <ProfileMenu panel={panel} />;
  return (
    <>
      <span className={panelStyles.onWidestScreens}>
        <AppLink />
      </span>
      <LoginLink />
    </>
  );
}

const loadSideMenu = () => import('./SiteSideMenu.tsx').then((module) => module.SiteSideMenu);

/** Returns the page that replaces the side menu without script. */
function useMenuPage(): string {
  const { genres, cinema } = useSiteLinks();
  return (genres ?? cinema)?.href ?? path('home');
}

/** The side menu, which loads when it is first opened. */
function LazySideMenu({ panel }: { panel: HeaderPanel }) {
  const [SideMenu] = useLazyPart({ load: loadSideMenu, instead: useMenuPage() }, panel.open);
  return SideMenu ? <SideMenu open={panel.open} onClose={panel.close} /> : null;
}

function MenuButton({ panel }: { panel: HeaderPanel }) {
  const { t } = useTranslation();
  return (
    <span className={panelStyles.onNarrowScreens}>
      <PanelToggle
        href={useMenuPage()}
        label={t('menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={panel.show}
      />
    </span>
  );
}

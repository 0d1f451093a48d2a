import type { ReactNode } from 'react';
import { BottomBar } from '../../components/BottomBar/BottomBar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Footer } from '../../components/Footer/Footer.tsx';
import { Header } from '../../components/Header/Header.tsx';
import type { HeaderScroll, HeaderVariant } from '../../components/Header/header-variants.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { BookIcon } from '../../components/icons/BookIcon.tsx';
import { FilmIcon } from '../../components/icons/FilmIcon.tsx';
import { GlobeIcon } from '../../components/icons/GlobeIcon.tsx';
import { HomeIcon } from '../../components/icons/HomeIcon.tsx';
import { LiveIcon } from '../../components/icons/LiveIcon.tsx';
import { SearchIcon } from '../../components/icons/SearchIcon.tsx';
import { SunIcon } from '../../components/icons/SunIcon.tsx';
import { messages } from '../messages/messages.ts';
import type { StoryLocale } from '../story-locale.ts';
import { StoryLogo } from './StoryLogo.tsx';

const name = { fa: 'پرده', en: 'Parde' } as const;

export function StoryHeader({
  locale,
  variant,
  scroll = 'top',
  current = 0,
}: {
  locale: StoryLocale;
  variant: HeaderVariant;
  scroll?: HeaderScroll;
  current?: number | undefined;
}) {
  const t = messages(locale);
  return (
    <Header
      home={{ href: '#/', label: t.home }}
      logo={<StoryLogo name={name[locale]} />}
      compactLogo={<StoryLogo />}
      navLabel={t.navigation}
      links={t.nav.map((label, index) => ({
        href: `#/nav/${index}`,
        label,
        current: index === current,
      }))}
      variant={variant}
      scroll={scroll}
      end={
        <>
          <IconButton label={t.search} icon={<SearchIcon />} />
          <IconButton label={t.toLight} icon={<SunIcon />} />
          <IconButton label={t.language} icon={<GlobeIcon />} />
          <Button variant="primary" size="sm">
            {t.signIn}
          </Button>
        </>
      }
    />
  );
}

export function StoryFooter({ locale }: { locale: StoryLocale }) {
  const t = messages(locale);
  return (
    <Footer
      logo={<StoryLogo name={name[locale]} />}
      about={t.about}
      navLabel={t.footerNavigation}
      columns={t.columns.map(({ title, links }, column) => ({
        title,
        links: links.map((label, row) => ({ href: `#/footer/${column}/${row}`, label })),
      }))}
      social={[
        { href: '#/social/site', label: t.home, icon: <GlobeIcon /> },
        { href: '#/social/studio', label: t.channel, icon: <LiveIcon /> },
      ]}
      copyright={t.copyright}
    />
  );
}

export function StoryBottomBar({
  locale,
  current = 0,
}: {
  locale: StoryLocale;
  current?: number | undefined;
}) {
  const t = messages(locale);
  const icons = [
    <HomeIcon key="h" />,
    <LiveIcon key="l" />,
    <BookIcon key="b" />,
    <FilmIcon key="f" />,
  ];
  const labels = [t.nav[0], t.nav[5], t.nav[4], t.nav[1]];
  return (
    <BottomBar
      label={t.barNavigation}
      links={labels.map((label, index) => ({
        href: `#/bar/${index}`,
        label,
        icon: icons[index],
        current: index === current,
      }))}
    />
  );
}

/** The header and footer (shell) of a page, as in the storefront. */
export function StoryPage({
  locale,
  variant = 'solid',
  bottomBar = false,
  current,
  children,
}: {
  locale: StoryLocale;
  variant?: HeaderVariant;
  bottomBar?: boolean;
  /** The index of the link to the current page; -1 if no link leads to it. */
  current?: number;
  children: ReactNode;
}) {
  return (
    <>
      <StoryHeader locale={locale} variant={variant} current={current} />
      <main>{children}</main>
      <StoryFooter locale={locale} />
      {bottomBar ? <StoryBottomBar locale={locale} current={current} /> : null}
    </>
  );
}

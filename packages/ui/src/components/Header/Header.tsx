'use client';

import { type ReactNode, useRef } from 'react';
import { classes } from '../../internal/classes.ts';
import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './Header.css.ts';
import { HeaderLink, type NavLink } from './HeaderLink.tsx';
import type { HeaderScroll, HeaderVariant } from './header-variants.ts';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export interface HeaderProps {
  /** Where the logo leads, and how that is read out. */
  home: { href: string; label: string };
  logo: ReactNode;
  /** The mark alone, for the narrowest screens. */
  compactLogo?: ReactNode;
  links: readonly NavLink[];
  /** Last among the links: one that has a panel, as a `HeaderLink` and what opens it. */
  more?: ReactNode;
  /** Names the navigation. */
  navLabel: string;
  /** Before the logo: a menu button. On a phone its menu has the links too, in place of a row of their own. */
  start?: ReactNode;
  /** At the end of the bar: search, switches, the account. */
  end?: ReactNode;
  /** `overlay` lies on the picture that the page begins with, until the page is scrolled. */
  variant?: HeaderVariant;
  /** How far the page has been scrolled. */
  scroll?: HeaderScroll;
  /** Hidden while the viewer scrolls down; focus brings it back. */
  away?: boolean;
  /** A panel is open below it: the bar stays, full height and opaque. */
  opened?: boolean;
}

/** The bar at the top of every page. Stateless: scrolling is passed in. */
export function Header({
  home,
  logo,
  compactLogo,
  links,
  more,
  navLabel,
  start,
  end,
  variant = 'solid',
  scroll = 'top',
  away = false,
  opened = false,
}: HeaderProps) {
  const nav = useRef<HTMLElement>(null);
  useScrollToCurrent(nav, links.find(({ current }) => current)?.href);
  const look = variant === 'overlay' && scroll === 'top' && !opened ? 'overlay' : 'solid';
  const height = opened ? 'top' : scroll;
  const hasMenu = Boolean(start);
  const isAway = away && !opened;
  return (
    <header
      // For what sticks below it.
      data-away={isAway ? '' : undefined}
      className={classes(
        styles.header,
        styles.variants[variant],
        links.length > 0 && styles.narrow[hasMenu ? 'menu' : 'row'],
      )}
    >
      <div
        // For a logo that is a picture.
        data-over-picture={look === 'overlay' ? '' : undefined}
        className={classes(styles.bar, styles.looks[look], isAway && styles.away)}
      >
        <div className={classes(styles.start, styles.heights[height])}>
          {start}
          <Anchor className={styles.home} href={home.href} aria-label={home.label}>
            {compactLogo ? (
              <>
                <span className={styles.fullLogo}>{logo}</span>
                <span className={styles.compactLogo}>{compactLogo}</span>
              </>
            ) : (
              logo
            )}
          </Anchor>
        </div>
        {links.length > 0 ? (
          <nav
            ref={nav}
            className={classes(styles.nav, hasMenu && styles.inMenu, opened && styles.openedNav)}
            aria-label={navLabel}
            // Browsers do not scroll to a link that is almost in view.
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <HeaderLink {...link} />
                </li>
              ))}
              {more ? <li className={styles.more}>{more}</li> : null}
            </ul>
          </nav>
        ) : null}
        {end ? <div className={styles.end}>{end}</div> : null}
      </div>
    </header>
  );
}

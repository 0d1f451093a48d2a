'use client';

import { type ReactNode, useRef } from 'react';
import { classes } from '../../internal/classes.ts';
import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './Header.css.ts';
import { HeaderLink, type NavLink } from './HeaderLink.tsx';
import type { HeaderScroll, HeaderVariant } from './header-variants.ts';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export interface HeaderProps {
  /** The logo's link target and its accessible name. */
  home: { href: string; label: string };
  logo: ReactNode;
  /** The symbol alone, for the narrowest screens. */
  compactLogo?: ReactNode;
  links: readonly NavLink[];
  /** The last item of the links, if it has a panel: a `HeaderLink` and the button that opens the panel. */
  more?: ReactNode;
  /** The accessible name of the navigation. */
  navLabel: string;
  /** Shown before the logo: a menu button. On a phone its menu includes the links, which then have no row. */
  start?: ReactNode;
  /** Shown at the end of the bar: search, switches, the account. */
  end?: ReactNode;
  /** `overlay` puts the bar over the picture at the top of the page, until the page is scrolled. */
  variant?: HeaderVariant;
  /** The scroll state of the page. */
  scroll?: HeaderScroll;
  /** True while the bar is hidden because the viewer scrolls down. Focus shows the bar again. */
  hidden?: boolean;
  /** True while a panel below the bar is open. The bar stays visible, at full height and opaque. */
  opened?: boolean;
}

/** The bar at the top of every page. It is stateless; the scroll state is passed as a prop. */
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
  hidden = false,
  opened = false,
}: HeaderProps) {
  const nav = useRef<HTMLElement>(null);
  useScrollToCurrent(nav, links.find(({ current }) => current)?.href);
  const appearance = variant === 'overlay' && scroll === 'top' && !opened ? 'overlay' : 'solid';
  const height = opened ? 'top' : scroll;
  const hasMenu = Boolean(start);
  const isHidden = hidden && !opened;
  return (
    <header
      // For sticky elements below the bar.
      data-away={isHidden ? '' : undefined}
      className={classes(
        styles.header,
        styles.variants[variant],
        links.length > 0 && styles.narrow[hasMenu ? 'menu' : 'row'],
      )}
    >
      <div
        // For a logo that is an image.
        data-over-picture={appearance === 'overlay' ? '' : undefined}
        className={classes(styles.bar, styles.appearances[appearance], isHidden && styles.hidden)}
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
            // Browsers do not scroll to a link that is partly in view.
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

import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { useLinkComponent } from '../Link/link-context.ts';
import * as styles from './Header.css.ts';

export const headerVariants = ['solid', 'overlay'] as const;
export const headerScrolls = ['top', 'collapsed', 'fixed'] as const;
export type HeaderVariant = (typeof headerVariants)[number];
export type HeaderScroll = (typeof headerScrolls)[number];

export interface NavLink {
  href: string;
  label: string;
  /** The viewer is there, or below it. */
  current?: boolean | undefined;
}

export interface HeaderProps {
  /** Where the logo leads, and how that is read out. */
  home: { href: string; label: string };
  logo: ReactNode;
  /** The mark alone, for the narrowest screens. */
  compactLogo?: ReactNode;
  links: readonly NavLink[];
  /** Names the navigation. */
  navLabel: string;
  /** Before the logo: a menu button. */
  start?: ReactNode;
  /** At the end of the bar: search, switches, the account. */
  end?: ReactNode;
  /** `overlay` lies on the picture that the page begins with, until the page is scrolled. */
  variant?: HeaderVariant;
  /** How far the page has been scrolled. */
  scroll?: HeaderScroll;
  /** Out of the way while the viewer scrolls down; it comes back when focus enters it. */
  away?: boolean;
}

/** The bar at the top of every page. It only shows: what happens on scroll is told to it. */
export function Header({
  home,
  logo,
  compactLogo,
  links,
  navLabel,
  start,
  end,
  variant = 'solid',
  scroll = 'top',
  away = false,
}: HeaderProps) {
  const Anchor = useLinkComponent();
  const look = variant === 'overlay' && scroll === 'top' ? 'overlay' : 'solid';
  return (
    <header
      className={classes(
        styles.header,
        styles.variants[variant],
        links.length > 0 && styles.withRow,
      )}
    >
      <div className={classes(styles.bar, styles.looks[look], away && styles.away)}>
        <div className={classes(styles.start, styles.heights[scroll])}>
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
          <nav className={styles.nav} aria-label={navLabel}>
            <ul className={styles.links}>
              {links.map(({ href, label, current }) => (
                <li key={href}>
                  <Anchor
                    className={styles.link}
                    href={href}
                    aria-current={current ? 'page' : undefined}
                  >
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {end ? <div className={styles.end}>{end}</div> : null}
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { ariaCurrent, type NavLink } from '../Header/HeaderLink.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './BottomBar.css.ts';

export interface BottomBarLink extends NavLink {
  icon: ReactNode;
}

export interface BottomBarProps {
  /** The accessible name of the navigation. */
  label: string;
  links: readonly BottomBarLink[];
}

/** Four or five links within reach of a thumb. Shown only on narrow screens. */
export function BottomBar({ label, links }: BottomBarProps) {
  return (
    <>
      <div className={styles.spacer} />
      <nav className={styles.bar} aria-label={label}>
        <ul className={styles.list}>
          {links.map(({ href, label: linkText, icon, current }) => (
            <li key={href}>
              <Anchor className={styles.link} href={href} aria-current={ariaCurrent(current)}>
                <span className={styles.icon}>{icon}</span>
                <span className={styles.linkText}>{linkText}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

import type { ReactNode } from 'react';
import { ariaCurrent, type NavLink } from '../Header/HeaderLink.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './BottomBar.css.ts';

export interface BottomBarLink extends NavLink {
  icon: ReactNode;
}

export interface BottomBarProps {
  /** Names the navigation. */
  label: string;
  links: readonly BottomBarLink[];
}

/** The four or five places that a thumb reaches. It exists on narrow screens only. */
export function BottomBar({ label, links }: BottomBarProps) {
  return (
    <>
      <div className={styles.room} />
      <nav className={styles.bar} aria-label={label}>
        <ul className={styles.list}>
          {links.map(({ href, label: word, icon, current }) => (
            <li key={href}>
              <Anchor className={styles.link} href={href} aria-current={ariaCurrent(current)}>
                <span className={styles.icon}>{icon}</span>
                <span className={styles.word}>{word}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

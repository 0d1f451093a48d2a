import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './Header.css.ts';

export interface NavLink {
  href: string;
  label: string;
  /** True for the current page; `within` marks the current section. */
  current?: boolean | 'within' | undefined;
}

/** One of the header's links. */
export function HeaderLink({ href, label, current }: NavLink) {
  return (
    <Anchor className={styles.link} href={href} aria-current={ariaCurrent(current)}>
      {label}
    </Anchor>
  );
}

export function ariaCurrent(current: NavLink['current']): 'page' | 'true' | undefined {
  if (current === 'within') return 'true';
  return current ? 'page' : undefined;
}

import type { ReactNode } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import { useLinkComponent } from '../Link/link-context.ts';
import * as styles from './SideMenu.css.ts';

export interface SideMenuLink {
  href: string;
  label: string;
  icon?: ReactNode;
  current?: boolean;
}

export interface SideMenuGroup {
  id: string;
  links: readonly SideMenuLink[];
}

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Over the links: who is signed in, or the way to sign in. */
  head?: ReactNode;
  /** At the foot: day and night, language. */
  foot?: ReactNode;
  groups: readonly SideMenuGroup[];
}

/** All ways of the site, from the side where lines begin. A link closes it by leading elsewhere. */
export function SideMenu({ open, onClose, title, closeLabel, head, foot, groups }: SideMenuProps) {
  const Anchor = useLinkComponent();
  return (
    <Drawer open={open} onClose={onClose} title={title} closeLabel={closeLabel} foot={foot}>
      {head ? <div className={styles.head}>{head}</div> : null}
      <nav aria-label={title}>
        {groups.map(({ id, links }) => (
          <ul key={id} className={styles.group}>
            {links.map(({ href, label, icon, current }) => (
              <li key={href}>
                <Anchor
                  className={styles.link}
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  onClick={onClose}
                >
                  {icon ? <span className={styles.icon}>{icon}</span> : null}
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </Drawer>
  );
}

import type { ReactNode } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { PhraseData } from '../Phrase/Phrase.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './SideMenu.css.ts';
import { SideMenuEntry, type SideMenuLink } from './SideMenuEntry.tsx';

export interface SideMenuGroup {
  id: string;
  links: readonly SideMenuLink[];
}

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Returns the accessible name of the button that expands the sublinks. */
  unfoldLabel?: (label: PhraseData) => PhrasesData;
  /** Shown above the links: the signed-in viewer, or a link to sign in. */
  head?: ReactNode;
  /** Shown after the links and scrolls with them: trust badges. */
  end?: ReactNode;
  /** Shown at the bottom: the theme, the language. */
  foot?: ReactNode;
  groups: readonly SideMenuGroup[];
}

/** All links of the site, in a panel from the start side. A link closes it by navigating. */
export function SideMenu({
  open,
  onClose,
  title,
  closeLabel,
  unfoldLabel = (label) => label,
  head,
  end,
  foot,
  groups,
}: SideMenuProps) {
  return (
    <Drawer open={open} onClose={onClose} title={title} closeLabel={closeLabel} foot={foot}>
      {head ? <div className={styles.head}>{head}</div> : null}
      <nav aria-label={title}>
        {groups.map(({ id, links }) => (
          <ul key={id} className={styles.group}>
            {links.map((link) => (
              <SideMenuEntry
                key={link.href}
                {...link}
                unfoldLabel={unfoldLabel}
                onFollow={onClose}
              />
            ))}
          </ul>
        ))}
      </nav>
      {end ? <div className={styles.end}>{end}</div> : null}
    </Drawer>
  );
}

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
  /** Names the button that unfolds what is below a link. */
  unfoldLabel?: (label: PhraseData) => PhrasesData;
  /** Over the links: who is signed in, or the way to sign in. */
  head?: ReactNode;
  /** After the links, and scrolls with them: trust badges. */
  end?: ReactNode;
  /** At the foot: day and night, language. */
  foot?: ReactNode;
  groups: readonly SideMenuGroup[];
}

/** All ways of the site, from the side where lines begin. A link closes it by leading elsewhere. */
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

'use client';

import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './SideMenu.css.ts';

export interface SideMenuLink {
  href: string;
  label: PhraseData;
  icon?: ReactNode;
  current?: boolean;
  /** The sublinks, which can be expanded. */
  links?: readonly SideMenuLink[] | undefined;
}

interface SideMenuEntryProps extends SideMenuLink {
  unfoldLabel: (label: PhraseData) => PhrasesData;
  onFollow: () => void;
}

/** A link whose sublinks expand with a separate button. The link itself leads to a page with all of them. */
export function SideMenuEntry({
  href,
  label,
  icon,
  current,
  links = [],
  unfoldLabel,
  onFollow,
}: SideMenuEntryProps) {
  const listId = useId();
  const [unfolded, setUnfolded] = useState(() => links.some(containsCurrent));
  return (
    <li>
      <div className={styles.entry}>
        <Anchor
          className={styles.link}
          href={href}
          aria-current={current ? 'page' : undefined}
          onClick={onFollow}
        >
          {icon ? <span className={styles.icon}>{icon}</span> : null}
          <Phrase>{label}</Phrase>
        </Anchor>
        {links.length > 0 ? (
          <span className={styles.unfold} data-unfolded={unfolded || undefined}>
            <IconButton
              label={unfoldLabel(label)}
              icon={<ChevronDownIcon />}
              aria-expanded={unfolded}
              aria-controls={listId}
              onClick={() => setUnfolded(!unfolded)}
            />
          </span>
        ) : null}
      </div>
      {links.length > 0 ? (
        <ul id={listId} className={styles.below} hidden={!unfolded}>
          {links.map((link) => (
            <SideMenuEntry
              key={link.href}
              {...link}
              unfoldLabel={unfoldLabel}
              onFollow={onFollow}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function containsCurrent({ current, links = [] }: SideMenuLink): boolean {
  return current === true || links.some(containsCurrent);
}

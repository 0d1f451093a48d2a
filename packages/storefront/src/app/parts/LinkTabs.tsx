import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isForBrowser } from '../browser/press.ts';
import * as styles from './LinkTabs.css.ts';
import { ServerText } from './ServerText.tsx';

interface LinkTabsProps {
  /** The accessible name. */
  label: string;
  links: readonly { href: string; label: string; current: boolean }[];
  /** The pages share what stands above the tabs: it does not scroll away and back. */
  keepsPlace?: boolean;
}

/** Tabs that are pages of their own. */
export function LinkTabs({ label, links, keepsPlace = false }: LinkTabsProps) {
  const navigate = useNavigate();
  const openInPlace = (href: string) => (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void navigate(href, { preventScrollReset: true });
  };
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, label: words, current }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
              onClick={keepsPlace ? openInPlace(href) : undefined}
            >
              <ServerText>{words}</ServerText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

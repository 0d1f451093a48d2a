import * as styles from './LinkTabs.css.ts';
import { PageLink } from './PageLink.tsx';

interface LinkTabsProps {
  /** Names the group. */
  label: string;
  links: readonly { href: string; label: string; current: boolean }[];
}

/** Pages beside each other, one of which is open. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, label: words, current }) => (
          <li key={href}>
            <PageLink
              href={href}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
            >
              <bdi>{words}</bdi>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

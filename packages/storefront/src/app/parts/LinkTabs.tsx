import * as styles from './LinkTabs.css.ts';

interface LinkTabsProps {
  /** The accessible name. */
  label: string;
  links: readonly { href: string; label: string; current: boolean }[];
}

/** Tabs that are pages of their own. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, label: words, current }) => (
          <li key={href}>
            <a href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
              <bdi>{words}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

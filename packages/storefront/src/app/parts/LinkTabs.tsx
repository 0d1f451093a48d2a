import { formatNumber } from '@parde/domain';
import { usePage } from '../page/Storefront.tsx';
import * as styles from './LinkTabs.css.ts';
import { PageLink } from './PageLink.tsx';
import { ServerText } from './ServerText.tsx';

interface LinkTab {
  href: string;
  label: string;
  /** The number of items, if the server sends it. */
  count?: number | undefined;
  current: boolean;
}

interface LinkTabsProps {
  /** The accessible name. */
  label: string;
  links: readonly LinkTab[];
  /** Keeps the scroll position, because the pages share the content above the tabs. */
  preservesScroll?: boolean;
}

/** Tabs whose contents are separate pages. */
export function LinkTabs({ label, links, preservesScroll = false }: LinkTabsProps) {
  const { locale } = usePage().facts;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, label: messages, count, current }) => (
          <li key={href}>
            <PageLink
              href={href}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
              preventScrollReset={preservesScroll}
            >
              <ServerText>{messages}</ServerText>
              {count === undefined ? null : (
                <>
                  {' '}
                  <span className={styles.count}>{formatNumber(count, locale)}</span>
                </>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { ChevronForwardIcon } from '../icons/ChevronForwardIcon.tsx';
import { useLinkComponent } from '../Link/link-context.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  href: string;
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined;
}

export interface BreadcrumbsProps {
  label: string;
  /** From home down to what this page is part of. */
  trail: readonly Breadcrumb[];
  /** The page itself. */
  current: string;
  currentLang?: string | undefined;
}

/** Where the page stands in the whole. */
export function Breadcrumbs({ label, trail, current, currentLang }: BreadcrumbsProps) {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {trail.map(({ href, label: words, lang }) => (
          <li key={href} className={styles.step}>
            <Anchor className={styles.link} href={href}>
              <bdi lang={lang}>{words}</bdi>
            </Anchor>
            <ChevronForwardIcon />
          </li>
        ))}
        <li className={styles.step}>
          <bdi className={styles.current} lang={currentLang} aria-current="page">
            {current}
          </bdi>
        </li>
      </ol>
    </nav>
  );
}

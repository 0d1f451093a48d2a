import { ChevronForwardIcon } from '../icons/ChevronForwardIcon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  href: string;
  label: PhraseData;
}

export interface BreadcrumbsProps {
  label: string;
  /** The ancestors of this page, from home down. */
  trail: readonly Breadcrumb[];
  /** The name of this page. */
  current: PhraseData;
}

/** The position of the page in the site. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {trail.map(({ href, label: messages }) => (
          <li key={href} className={styles.step}>
            <Anchor className={styles.link} href={href}>
              <Phrase>{messages}</Phrase>
            </Anchor>
            <ChevronForwardIcon />
          </li>
        ))}
        <li className={styles.currentStep}>
          <Phrase className={styles.current} aria-current="page">
            {current}
          </Phrase>
        </li>
      </ol>
    </nav>
  );
}

import { ariaLabelOf, ControlContent } from '../../internal/ControlContent.tsx';
import { ChevronForwardIcon } from '../icons/ChevronForwardIcon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './AllLink.css.ts';

export interface AllLinkProps {
  href: string;
  label: string;
  /** The accessible name, which contains the label: «همه در «به‌زودی»». */
  name: PhrasesData;
}

/** A link beside the heading of a row to all items of its kind. */
export function AllLink({ href, label, name }: AllLinkProps) {
  return (
    <Anchor className={styles.all} href={href} aria-label={ariaLabelOf(name)}>
      <ControlContent label={name}>
        {label}
        <ChevronForwardIcon />
      </ControlContent>
    </Anchor>
  );
}

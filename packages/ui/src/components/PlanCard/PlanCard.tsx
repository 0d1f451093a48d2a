import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { Phrase, type PhraseData, phraseParts } from '../Phrase/Phrase.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  title: PhraseData;
  level?: HeadingLevel;
  /** A `Price`, large. */
  price: ReactNode;
  /** Beside the price: «در ماه». */
  note?: string;
  features: readonly PhraseData[];
  /** «۲۵٪ تخفیف» */
  badge?: string;
  /** What makes it stand out, before all else: «به‌صرفه‌ترین». */
  mark?: string;
  /** The one that is recommended; one among its neighbours. */
  featured?: boolean;
  /** The button. */
  action: ReactNode;
}

/** A plan of the subscription: what it costs and what it brings. */
export function PlanCard({
  title,
  level = 3,
  price,
  note,
  features,
  badge,
  mark,
  featured = false,
  action,
}: PlanCardProps) {
  return (
    <article className={styles.card} data-featured={featured || undefined}>
      <div className={styles.head}>
        <Heading level={level} size="md">
          <Phrase>{title}</Phrase>
        </Heading>
        {mark ? <Badge tone="accent">{mark}</Badge> : null}
      </div>
      <div className={styles.price}>
        <span className={styles.amount}>
          {price}
          {note ? <span className={styles.note}>{note}</span> : null}
        </span>
        <span className={styles.saving}>
          {badge ? <Badge tone={featured && !mark ? 'accent' : 'neutral'}>{badge}</Badge> : null}
        </span>
      </div>
      {features.length > 0 ? (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={phraseParts(feature).text} className={styles.feature}>
              <span className={styles.tick}>
                <CheckIcon />
              </span>
              <Phrase>{feature}</Phrase>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.action}>{action}</div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { Phrase, type PhraseData, phraseParts } from '../Phrase/Phrase.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  title: PhraseData;
  level?: HeadingLevel;
  /** A large `Price`. */
  price: ReactNode;
  /** Shown beside the price: «در ماه». */
  note?: string;
  features: readonly PhraseData[];
  /** The discount: «۲۵٪ تخفیف» */
  badge?: string;
  /** A label that highlights the plan, shown first: «به‌صرفه‌ترین». */
  mark?: string;
  /** True for the recommended plan. Only one plan in a row is featured. */
  featured?: boolean;
  /** The button. */
  action: ReactNode;
}

/** A subscription plan with its price and its features. */
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
          {badge ? <Badge tone={featured && !mark ? 'accent' : 'soft'}>{badge}</Badge> : null}
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

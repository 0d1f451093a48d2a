import { type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import { Link } from '../Link/Link.tsx';
import { Phrases, type PhrasesData, phrasesText } from '../Phrase/Phrases.tsx';
import * as styles from './FileRow.css.ts';

export interface FileFact {
  /** «زیرنویس» */
  term: string;
  text: PhrasesData;
}

export interface FileRowProps {
  /** What tells it from the rows beside it: its quality, or its episode. */
  name: PhrasesData;
  /** Where the name leads. */
  href?: string | undefined;
  /** «۱٫۴ گیگابایت» */
  size: string;
  /** Beside the size: «حدود ۶ دقیقه با این خط», a price. Undefined ones are left out. */
  details?: readonly ReactNode[];
  facts?: readonly FileFact[];
  /** «۷٬۰۰۰ تومان با اینترنت ایرانسل، نیم‌بها». While it is empty, its room is kept. */
  cost?: PhrasesData | undefined;
  /** It is in the cart. */
  chosen?: boolean;
  /** What can be done with it. The id is that of its name, to be described by. */
  children: (nameId: string) => ReactNode;
}

/** A file: what it is, what it weighs, what is in it, and what can be done with it. Wide, it is a row of a table. */
export function FileRow({
  name,
  href,
  size,
  details = [],
  facts = [],
  cost,
  chosen = false,
  children,
}: FileRowProps) {
  const nameId = useId();
  return (
    <div className={styles.frame}>
      <div
        className={styles.row}
        data-chosen={chosen || undefined}
        data-linked={href === undefined ? undefined : true}
      >
        <span className={classes(styles.name, styles.fact)} id={nameId}>
          {href === undefined ? (
            <Phrases>{name}</Phrases>
          ) : (
            <Link href={href} tone="quiet">
              <Phrases>{name}</Phrases>
            </Link>
          )}
        </span>
        <span className={styles.details}>
          {size === '' ? null : <span className={styles.fact}>{size}</span>}
          {details.map((detail, place) =>
            detail === undefined ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the details have their places alone
              <span key={place} className={styles.fact}>
                {detail}
              </span>
            ),
          )}
        </span>
        {facts.length > 0 ? (
          <dl className={styles.facts}>
            {facts.map(({ term, text }) => (
              <div key={`${term} ${phrasesText(text)}`} className={styles.pair}>
                <dt>{term}</dt>
                <dd className={styles.fact}>
                  <Phrases>{text}</Phrases>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {cost === undefined ? null : (
          <span className={classes(styles.cost, styles.fact)}>
            {cost === '' ? null : <Phrases>{cost}</Phrases>}
          </span>
        )}
        <div className={styles.actions}>{children(nameId)}</div>
      </div>
    </div>
  );
}

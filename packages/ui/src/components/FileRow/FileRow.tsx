import { type ReactNode, useId } from 'react';
import { classes } from '../../internal/classes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { Phrases, type PhrasesData, phrasesText } from '../Phrase/Phrases.tsx';
import * as styles from './FileRow.css.ts';

export interface FileFact {
  /** The name of the fact: «زیرنویس» */
  term: string;
  text: PhrasesData;
}

export interface FileRowProps {
  /** The name that distinguishes the file from its neighbours: its quality, or its episode. */
  name: PhrasesData;
  /** The link target of the name. */
  href?: string | undefined;
  /** The formatted size: «۱٫۴ گیگابایت» */
  size: string;
  /** A short label that highlights the row: «پیشنهادی». */
  mark?: string | undefined;
  /** Shown after the size: «۶ دقیقه», a price. Undefined details are left out. */
  details?: readonly ReactNode[];
  facts?: readonly FileFact[];
  /** The formatted price: «۷٬۰۰۰ تومان». While it is empty, its space is reserved. */
  cost?: PhrasesData | undefined;
  /** True if the file is in the cart. */
  chosen?: boolean;
  /** On a phone, the last button shows only its text, and the others only their icons. */
  compactActions?: boolean;
  /** Renders the actions. `nameId` is the id of the name, for `aria-describedby`. */
  children: (nameId: string) => ReactNode;
}

/** A file with its name, size and actions. In a wide layout it is a row of a table. */
export function FileRow({
  name,
  href,
  size,
  mark,
  details = [],
  facts = [],
  cost,
  chosen = false,
  compactActions = false,
  children,
}: FileRowProps) {
  const nameId = useId();
  const isLinked = href !== undefined;
  const known = details.filter((detail) => detail !== undefined);
  return (
    <div className={styles.frame}>
      <div
        className={styles.row}
        data-chosen={chosen || undefined}
        data-linked={isLinked || undefined}
      >
        <div className={styles.textBlock}>
          <div className={styles.head}>
            <div className={styles.nameAndMark}>
              <span className={classes(styles.name, styles.fact)} id={nameId}>
                {isLinked ? (
                  <Link href={href} tone="quiet">
                    <Phrases>{name}</Phrases>
                  </Link>
                ) : (
                  <Phrases>{name}</Phrases>
                )}
              </span>
              {mark === undefined ? null : (
                <span className={styles.mark}>
                  <Badge tone="soft">{mark}</Badge>
                </span>
              )}
            </div>
            {isLinked || size === '' ? null : (
              <span className={classes(styles.size, styles.fact)}>{size}</span>
            )}
          </div>
          {isLinked || known.length > 0 || cost !== undefined ? (
            <div className={styles.detailsRow}>
              {isLinked ? (
                <span className={classes(styles.weight, styles.fact)}>{size}</span>
              ) : null}
              <div className={styles.details}>
                {known.map((detail, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the details have their places alone
                  <span key={index} className={classes(styles.cell, styles.fact)}>
                    {detail}
                  </span>
                ))}
              </div>
              <span className={classes(styles.cost, styles.fact)}>
                <Phrases>{cost ?? ''}</Phrases>
              </span>
            </div>
          ) : null}
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
        </div>
        <div className={styles.actions} data-terse={compactActions || undefined}>
          {children(nameId)}
        </div>
      </div>
    </div>
  );
}

interface FileColumnsProps {
  /** The header of the first column: «کیفیت» */
  name: string;
  size: string;
  time: string;
  cost: string;
  /** True for rows with linked names. */
  linked?: boolean;
}

/** The header above the rows. It is hidden from screen readers, because each row contains all it needs. */
export function FileColumns({ name, size, time, cost, linked = false }: FileColumnsProps) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.columns} data-linked={linked || undefined}>
        <span>{name}</span>
        <span className={styles.weight}>{size}</span>
        <span className={styles.cell}>{time}</span>
        <span className={styles.cost}>{cost}</span>
      </div>
    </div>
  );
}

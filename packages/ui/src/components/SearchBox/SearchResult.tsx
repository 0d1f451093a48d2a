import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Phrase, type PhraseData, phraseParts } from '../Phrase/Phrase.tsx';
import { Phrases, type PhrasesData } from '../Phrase/Phrases.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { lines } from '../Text/Text.css.ts';
import * as styles from './SearchBox.css.ts';

export interface SearchResultData {
  id: string;
  title: PhraseData;
  /** Where the title has what was typed, as `slice` takes it; in order. */
  marks?: readonly (readonly [from: number, to: number])[] | undefined;
  /** «فیلم · ۱۴۰۲» */
  meta?: PhrasesData;
  /** Why it was found, where its title does not say it. */
  why?: PhrasesData | undefined;
  picture?: PictureData | null | undefined;
  /** The sign of its kind: in the picture's place where there is none, or at the end of the line. */
  icon?: ReactNode;
}

interface OptionProps {
  elementId: string;
  selected: boolean;
  /** The key for it is the field's. */
  removable?: boolean;
  className?: string;
  onChoose: () => void;
  children: ReactNode;
}

export function Option({
  elementId,
  selected,
  removable = false,
  className,
  onChoose,
  children,
}: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and takes the keys for its options.
    <div
      id={elementId}
      role="option"
      aria-selected={selected}
      aria-keyshortcuts={removable ? 'Delete' : undefined}
      tabIndex={-1}
      className={classes(styles.place, styles.result, className)}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

interface SearchResultProps extends SearchResultData {
  elementId: string;
  selected: boolean;
  onChoose: () => void;
}

export function SearchResult({
  title,
  marks = [],
  meta,
  why,
  picture,
  icon,
  ...option
}: SearchResultProps) {
  return (
    <Option {...option}>
      <span className={styles.poster}>
        {icon && !picture ? (
          <span className={styles.sign}>{icon}</span>
        ) : (
          <Picture picture={picture} alt="" ratio="poster" sizes="3rem" />
        )}
      </span>
      <span className={styles.words}>
        {marks.length > 0 ? (
          <MarkedPhrase marks={marks}>{title}</MarkedPhrase>
        ) : (
          <Phrase className={classes(lines[4], styles.title)}>{title}</Phrase>
        )}
        {meta ? (
          <span className={styles.meta}>
            <Phrases>{meta}</Phrases>
          </span>
        ) : null}
        {why ? (
          <span className={styles.why}>
            <Phrases>{why}</Phrases>
          </span>
        ) : null}
      </span>
      {icon && picture ? <span className={styles.kind}>{icon}</span> : null}
    </Option>
  );
}

interface MarkedPhraseProps {
  marks: NonNullable<SearchResultData['marks']>;
  children: PhraseData;
}

/** Joined letters stay joined: the mark changes nothing but colours. */
function MarkedPhrase({ marks, children }: MarkedPhraseProps) {
  const { text, ...language } = phraseParts(children);
  const [last = 0] = marks.slice(-1).map(([, to]) => to);
  return (
    <bdi className={classes(lines[4], styles.title)} {...language}>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(last)}
    </bdi>
  );
}

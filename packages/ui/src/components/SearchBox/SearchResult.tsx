import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import { Phrases, type PhrasesData } from '../Phrase/Phrases.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { lines } from '../Text/Text.css.ts';
import * as styles from './SearchBox.css.ts';

export interface SearchResultData {
  id: string;
  title: PhraseData;
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

export function SearchResult({ title, meta, why, picture, icon, ...option }: SearchResultProps) {
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
        <Phrase className={classes(lines[4], styles.title)}>{title}</Phrase>
        {meta ? (
          <span className={styles.meta}>
            <Phrases>{meta}</Phrases>
          </span>
        ) : null}
        {why ? (
          <span className={styles.meta}>
            <Phrases>{why}</Phrases>
          </span>
        ) : null}
      </span>
      {icon && picture ? <span className={styles.kind}>{icon}</span> : null}
    </Option>
  );
}

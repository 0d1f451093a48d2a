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
  /** «فیلم» */
  kind?: string | undefined;
  /** «۱۴۰۲» */
  meta?: PhrasesData | undefined;
  /** Why it was found, where its title does not say it. */
  why?: PhrasesData | undefined;
  picture?: PictureData | null | undefined;
  /** A face is round. */
  round?: boolean;
  /** The sign of its kind: in the picture's place where there is none, or before the line beneath the title. */
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
  kind,
  meta,
  why,
  picture,
  round = false,
  icon,
  ...option
}: SearchResultProps) {
  const about = meta ?? why;
  return (
    <Option {...option}>
      <span className={classes(styles.poster, round && styles.face)}>
        {icon && !picture ? (
          <span className={classes(styles.sign, round && styles.faceSign)}>{icon}</span>
        ) : (
          <Picture
            picture={picture}
            alt=""
            ratio={round ? 'square' : 'poster'}
            anchor={round ? 'top' : 'center'}
            sizes="3rem"
          />
        )}
      </span>
      <span className={styles.words}>
        <Phrase className={classes(lines[4], styles.title)}>{title}</Phrase>
        {kind || meta || why ? (
          <span className={classes(lines[2], styles.meta)}>
            {picture ? icon : null}
            {kind}
            {kind && about ? ' · ' : null}
            {about ? <Phrases>{about}</Phrases> : null}
          </span>
        ) : null}
        {meta && why ? (
          <span className={classes(lines[2], styles.meta)}>
            <Phrases>{why}</Phrases>
          </span>
        ) : null}
      </span>
    </Option>
  );
}

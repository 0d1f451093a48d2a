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
  /** The kind of result: «فیلم» */
  kind?: string | undefined;
  /** A short fact: «۱۴۰۲» */
  meta?: PhrasesData | undefined;
  /** The reason why a search found the result, if the title does not show it. */
  matchReason?: PhrasesData | undefined;
  picture?: PictureData | null | undefined;
  /** True for a face, which is round. */
  round?: boolean;
  /** The icon of the kind of result, shown instead of a missing picture, or before the line below the title. */
  icon?: ReactNode;
}

interface OptionProps {
  elementId: string;
  selected: boolean;
  /** True if the field's key removes the item. */
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
      className={classes(styles.anchor, styles.result, className)}
      // Keeps the focus in the field.
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
  matchReason,
  picture,
  round = false,
  icon,
  ...option
}: SearchResultProps) {
  const about = meta ?? matchReason;
  return (
    <Option {...option}>
      <span className={classes(styles.poster, round && styles.portrait)}>
        {icon && !picture ? (
          <span className={classes(styles.placeholderIcon, round && styles.portraitIcon)}>
            {icon}
          </span>
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
      <span className={styles.textBlock}>
        <Phrase className={classes(lines[4], styles.title)}>{title}</Phrase>
        {kind || meta || matchReason ? (
          <span className={classes(lines[2], styles.meta)}>
            {picture ? icon : null}
            {kind}
            {kind && about ? ' · ' : null}
            {about ? <Phrases>{about}</Phrases> : null}
          </span>
        ) : null}
        {meta && matchReason ? (
          <span className={classes(lines[2], styles.meta)}>
            <Phrases>{matchReason}</Phrases>
          </span>
        ) : null}
      </span>
    </Option>
  );
}

import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import * as styles from './SearchBox.css.ts';

export interface SearchResultData {
  id: string;
  title: string;
  /** «فیلم · ۱۴۰۲» */
  meta?: string;
  picture: PictureData | null | undefined;
}

interface SearchResultProps extends SearchResultData {
  elementId: string;
  selected: boolean;
  onChoose: () => void;
}

export function SearchResult({
  elementId,
  title,
  meta,
  picture,
  selected,
  onChoose,
}: SearchResultProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and takes the keys for its options.
    <div
      id={elementId}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.result}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.poster}>
        <Picture picture={picture} alt="" ratio="poster" sizes="3rem" />
      </span>
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        {meta ? <bdi className={styles.meta}>{meta}</bdi> : null}
      </span>
    </div>
  );
}

import { ariaLabelOf, ControlWords } from '../../internal/ControlWords.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './BookmarkToggle.css.ts';

export interface BookmarkToggleProps {
  /** What is kept, by name: «شب‌های یزد در فهرست من». It stays the same when it is pressed. */
  label: PhrasesData;
  pressed: boolean;
  onClick: () => void;
}

/**
 * Keeps a title, from the corner of its card. Put it after the card, in the same cell of a `Grid` or `Shelf`. It is
 * one element where its name is in the page's language, since there is one on every card.
 */
export function BookmarkToggle({ label, pressed, onClick }: BookmarkToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={ariaLabelOf(label)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <ControlWords label={label} />
    </button>
  );
}

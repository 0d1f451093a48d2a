import * as styles from './BookmarkToggle.css.ts';

export interface BookmarkToggleProps {
  /** What is kept, by name: «شب‌های یزد در فهرست من». It stays the same when it is pressed. */
  label: string;
  pressed: boolean;
  onClick: () => void;
}

/**
 * Keeps a title, from the corner of its card. Put it after the card, in the same cell of a `Grid` or `Shelf`. It is
 * one element, since there is one on every card.
 */
export function BookmarkToggle({ label, pressed, onClick }: BookmarkToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    />
  );
}

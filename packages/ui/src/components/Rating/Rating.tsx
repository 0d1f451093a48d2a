import { StarIcon } from '../icons/StarIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** As it is shown: «۸٫۴». */
  value: string;
  /** As it is read out: «امتیاز ۸٫۴ از ۱۰». */
  label: string;
  /** Lies on a picture. */
  onMedia?: boolean;
}

export function Rating({ value, label, onMedia = false }: RatingProps) {
  return (
    <span className={styles.rating}>
      <span className={onMedia ? styles.starOnMedia : styles.star}>
        <StarIcon />
      </span>
      <span aria-hidden="true">{value}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

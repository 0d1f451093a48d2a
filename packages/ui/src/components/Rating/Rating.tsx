import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** The formatted value: «۸٫۴». */
  value: string;
  /** The text for screen readers: «امتیاز ۸٫۴ از ۱۰». */
  label: string;
}

export function Rating({ value, label }: RatingProps) {
  return (
    <span className={styles.rating}>
      <span aria-hidden="true">{value}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

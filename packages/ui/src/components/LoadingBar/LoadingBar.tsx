import * as styles from './LoadingBar.css.ts';

export interface LoadingBarProps {
  /** «صفحه می‌آید» */
  label: string;
  visible: boolean;
  /** From 0 to 1. */
  value: number;
}

/** A line at the top of the window while the next page comes. */
export function LoadingBar({ label, visible, value }: LoadingBarProps) {
  const percent = Math.round(value * 100);
  return (
    <div
      className={styles.bar}
      data-hidden={!visible || undefined}
      {...(visible
        ? {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': percent,
          }
        : { 'aria-hidden': true })}
    >
      <div className={styles.filled} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

import * as styles from './LoadingBar.css.ts';

export interface LoadingBarProps {
  /** The accessible name: «صفحه می‌آید» */
  label: string;
  visible: boolean;
  /** The progress, from 0 to 1. */
  value: number;
  /** Animates to the value in this many milliseconds. Meanwhile the bar is indeterminate for screen readers. */
  runsForMs?: number | undefined;
}

/** A progress bar at the top of the window while the next page loads. */
export function LoadingBar({ label, visible, value, runsForMs }: LoadingBarProps) {
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
            'aria-valuenow': runsForMs === undefined ? percent : undefined,
          }
        : { 'aria-hidden': true })}
    >
      <div
        className={styles.filled}
        style={{
          inlineSize: `${percent}%`,
          transitionDuration: runsForMs === undefined ? undefined : `${runsForMs}ms`,
        }}
      />
    </div>
  );
}

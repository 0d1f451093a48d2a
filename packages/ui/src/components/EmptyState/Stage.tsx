import type { ReactNode } from 'react';
import * as styles from './Stage.css.ts';

/** The position and brightness of each fold. */
const folds = [
  { edge: 118, opacity: 0.1 },
  { edge: 98, opacity: 0.1 },
  { edge: 78, opacity: 0.12 },
  { edge: 56, opacity: 0.12 },
  { edge: 32, opacity: 0.14 },
] as const;

function HalfCurtain() {
  return folds.map(({ edge, opacity }) => (
    <path
      key={edge}
      d={`M0 0H${edge}C${edge} 60 ${edge - 2} 92 ${edge * 0.62} 150H0z`}
      opacity={opacity}
    />
  ));
}

/** An empty stage with an open curtain and a small object on it. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stage} aria-hidden="true">
      <svg
        className={styles.curtain}
        viewBox="0 0 300 150"
        fill="currentcolor"
        aria-hidden="true"
        focusable="false"
      >
        <HalfCurtain />
        <g transform="translate(300 0) scale(-1 1)">
          <HalfCurtain />
        </g>
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}

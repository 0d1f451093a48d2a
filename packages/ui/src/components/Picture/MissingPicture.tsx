import * as styles from './Picture.css.ts';

const folds = [0, 14, 28, 42] as const;

/** The drawn placeholder: a curtain, a hand's breadth open, with light behind it. */
export function MissingPicture() {
  return (
    <svg
      className={styles.curtain}
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMid slice"
      fill="currentcolor"
      aria-hidden="true"
      focusable="false"
    >
      {folds.map((x, index) => (
        <g key={x} opacity={0.2 - index * 0.035}>
          <path d={`M${x - 6} -40h12c0 90 -${4 + index * 3} 150 -${14 - index} 210h-12z`} />
          <path d={`M${126 - x} -40h-12c0 90 ${4 + index * 3} 150 ${14 - index} 210h12z`} />
        </g>
      ))}
      <path
        d="M53.5 50.2v19.6c0 1.9 2.1 3 3.7 2l15.2-9.8c1.5-.9 1.5-3.1 0-4l-15.2-9.8c-1.6-1-3.7.1-3.7 2z"
        opacity="0.55"
      />
    </svg>
  );
}

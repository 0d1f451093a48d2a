import * as styles from './Picture.css.ts';

/** The position and darkness of each fold. */
const folds = [
  { x: 0, opacity: 0.16 },
  { x: 13, opacity: 0.1 },
  { x: 26, opacity: 0.13 },
  { x: 39, opacity: 0.06 },
] as const;

/** The placeholder drawing: a slightly open curtain. Behind text it has no symbol in the middle. */
export function MissingPicture({ marked }: { marked: boolean }) {
  return (
    <svg
      className={styles.curtain}
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMid slice"
      fill="currentcolor"
      aria-hidden="true"
      focusable="false"
    >
      {folds.map(({ x, opacity }) => (
        <g key={x} opacity={opacity}>
          <path d={`M${x - 40} -40H${x + 13}C${x + 13} 40 ${x + 6} 110 ${x - 12} 160H${x - 40}z`} />
          <path
            d={`M${160 - x} -40H${107 - x}C${107 - x} 40 ${114 - x} 110 ${132 - x} 160H${160 - x}z`}
          />
        </g>
      ))}
      {marked ? (
        <path
          d="M54.5 52.3v15.4c0 1.5 1.6 2.4 2.9 1.6l11.9-7.7c1.2-.8 1.2-2.5 0-3.2l-11.9-7.7c-1.3-.8-2.9.1-2.9 1.6z"
          opacity="0.7"
        />
      ) : null}
    </svg>
  );
}

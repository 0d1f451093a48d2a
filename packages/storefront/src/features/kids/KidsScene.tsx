import * as styles from './KidsSetUp.css.ts';

const stars = ['60 70', '140 130', '330 60', '380 150', '90 220', '250 40'];

/** A balloon over hills in the evening. */
export function KidsScene() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 440 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {stars.map((point) => (
        <path
          key={point}
          d={`M${point}h.01`}
          stroke="#fff3d6"
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
      <circle cx="330" cy="420" r="64" fill="#ffd98a" />
      <path d="M0 470q110-90 220-20t220-30v180H0z" fill="#5a3d86" />
      <path d="M0 530q130-70 250-20t190-20v110H0z" fill="#3b2a63" />
      <path
        d="M110 240a90 90 0 11180 0c0 52-52 84-66 110h-48c-14-26-66-58-66-110z"
        fill="#ff8a5c"
      />
      <path
        d="M164 240c0-50 14-90 36-90s36 40 36 90-18 84-20 110h-32c-2-26-20-60-20-110z"
        fill="#ffe3b0"
      />
      <path d="M178 356l4 24m40-24l-4 24" stroke="#fff3d6" strokeWidth="3" />
      <rect x="176" y="378" width="48" height="36" rx="9" fill="#8a5a3c" />
      <circle cx="190" cy="372" r="9" fill="#ffe0c2" />
      <circle cx="211" cy="370" r="10" fill="#e9b58c" />
    </svg>
  );
}

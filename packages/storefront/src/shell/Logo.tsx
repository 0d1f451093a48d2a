import * as styles from './Logo.css.ts';

interface LogoProps {
  readonly mark: string;
  readonly name: string;
}

/** A brand's picture lies over it by styles of the server (server/brand-styles.server.ts). */
export function Logo({ mark, name }: LogoProps) {
  return (
    <span className={styles.logo} data-logo="">
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={mark} fill="currentcolor" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

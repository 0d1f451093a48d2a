import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import * as styles from './TitleTools.css.ts';

interface TitleToolProps {
  icon: ReactNode;
  label: string;
  onPress?: (event: MouseEvent) => void;
  /** It leads somewhere; `onPress` may do better once the page is alive. */
  href?: string;
  pressed?: boolean;
  busy?: boolean;
}

/** A small wish on a title's picture: its sign, and its name beneath. */
export function TitleTool({ icon, label, onPress, href, pressed, busy }: TitleToolProps) {
  const content = (
    <>
      <span className={styles.sign}>{icon}</span>
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <Link className={styles.tool} to={href} onClick={onPress}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onPress}
    >
      {content}
    </button>
  );
}

import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { FilmIcon } from '../icons/FilmIcon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  /** The way on. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** A place where nothing is yet, and what to do about it. */
export function EmptyState({
  title,
  text,
  icon = <FilmIcon />,
  actions,
  headingLevel = 2,
}: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.drawing}>{icon}</div>
      <Heading level={headingLevel} size="md">
        {title}
      </Heading>
      {text ? <Text tone="muted">{text}</Text> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

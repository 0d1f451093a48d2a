import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { FilmIcon } from '../icons/FilmIcon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';
import { Stage } from './Stage.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  text?: string | undefined;
  /** A drawing of the missing content. It is decoration. */
  icon?: ReactNode;
  /** Links or buttons that help the viewer continue. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** A section without content, with the action that fills it. */
export function EmptyState({
  title,
  text,
  icon = <FilmIcon />,
  actions,
  headingLevel = 2,
}: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Stage>{icon}</Stage>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'lg' : 'md'}>
        {title}
      </Heading>
      {text ? <Text tone="muted">{text}</Text> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

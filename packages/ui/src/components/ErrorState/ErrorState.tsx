import type { ReactNode } from 'react';
import * as empty from '../EmptyState/EmptyState.css.ts';
import { Stage } from '../EmptyState/Stage.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  title: string;
  text?: string | undefined;
  /** A status of a few digits, which stands large: «۴۰۴». A longer one is smaller. The id of a request belongs in `text`. */
  code?: string | undefined;
  /** The way on: try again, home. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Announces it when it replaces something. */
  live?: boolean;
}

/** More would not stand in one line of a narrow phone. */
const mostLarge = 6;

/** Says what failed to load, and offers a way on. */
export function ErrorState({
  title,
  text,
  code,
  actions,
  headingLevel = 2,
  live = false,
}: ErrorStateProps) {
  return (
    <div className={empty.state} role={live ? 'alert' : undefined}>
      <Stage>
        {code ? (
          <span className={code.length > mostLarge ? styles.longCode : styles.code}>{code}</span>
        ) : (
          <WarningIcon />
        )}
      </Stage>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'lg' : 'md'}>
        {title}
      </Heading>
      {text ? <Text tone="muted">{text}</Text> : null}
      {actions ? <div className={empty.actions}>{actions}</div> : null}
    </div>
  );
}

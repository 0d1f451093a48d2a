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
  /**
   * A status code. Up to six characters are shown large: «۴۰۴»; longer codes are smaller. Put the id of a request in
   * `text`.
   */
  code?: string | undefined;
  /** Links or buttons to continue: try again, home. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Announces the error when it replaces other content. */
  live?: boolean;
}

/** Longer codes would not fit on one line of a narrow phone. */
const mostLarge = 6;

/** Shows what failed to load, with a way to continue. */
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
      {code ? (
        <span
          className={code.length > mostLarge ? styles.longCode : styles.code}
          aria-hidden="true"
        >
          {code}
        </span>
      ) : (
        <Stage>
          <WarningIcon />
        </Stage>
      )}
      <Heading level={headingLevel} size={headingLevel === 1 ? 'lg' : 'md'}>
        {title}
      </Heading>
      {text ? <Text tone="muted">{text}</Text> : null}
      {actions ? <div className={empty.actions}>{actions}</div> : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './layout.css.ts';
import type { LayoutElement, Space } from './space.ts';
import { gaps } from './spacing.css.ts';

export interface SpreadProps {
  as?: LayoutElement;
  space?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** False if the items stay on one line, also with large text. */
  wrap?: boolean;
  children: ReactNode;
}

/** Two items at the two ends of a line. */
export function Spread({
  as: Element = 'div',
  space = 'md',
  align,
  wrap = true,
  children,
}: SpreadProps) {
  return (
    <Element
      className={classes(
        styles.inline,
        styles.spread,
        gaps[space],
        align && styles.alignItems[align],
        wrap && styles.wrap,
      )}
    >
      {children}
    </Element>
  );
}

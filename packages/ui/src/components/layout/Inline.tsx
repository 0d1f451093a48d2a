import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './layout.css.ts';
import type { LayoutElement, Space } from './space.ts';
import { gaps } from './spacing.css.ts';

export interface InlineProps {
  as?: LayoutElement;
  space?: Space;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end';
  /** True if items that do not fit move to the next line. */
  wrap?: boolean;
  children: ReactNode;
}

/** Items side by side, in the direction of the text. */
export function Inline({
  as: Element = 'div',
  space = 'sm',
  align,
  justify,
  wrap = true,
  children,
}: InlineProps) {
  return (
    <Element
      className={classes(
        styles.inline,
        gaps[space],
        align && styles.alignItems[align],
        justify && styles.justify[justify],
        wrap && styles.wrap,
      )}
    >
      {children}
    </Element>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './layout.css.ts';
import type { LayoutElement, Space } from './space.ts';
import { gaps } from './spacing.css.ts';

export interface StackProps {
  as?: LayoutElement;
  space?: Space;
  align?: 'start' | 'center' | 'end' | 'stretch';
  children: ReactNode;
}

/** Items one below another, at equal distances. */
export function Stack({ as: Element = 'div', space = 'md', align, children }: StackProps) {
  return (
    <Element className={classes(styles.stack, gaps[space], align && styles.alignItems[align])}>
      {children}
    </Element>
  );
}

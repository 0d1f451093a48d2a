import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './layout.css.ts';
import type { LayoutElement } from './space.ts';

export const containerWidths = ['page', 'text', 'form'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export interface ContainerProps {
  as?: LayoutElement;
  width?: ContainerWidth;
  id?: string;
  children: ReactNode;
}

/** Keeps content away from the edges of the screen, and limits its width. */
export function Container({ as: Element = 'div', width = 'page', id, children }: ContainerProps) {
  return (
    <Element className={classes(styles.container, styles.widths[width])} id={id}>
      {children}
    </Element>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as text from '../Text/Text.css.ts';
import type { Alignment, LineCount, TextTone } from '../Text/Text.tsx';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export const headingSizes = ['sm', 'md', 'lg', 'xl', 'display'] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export type HeadingSize = (typeof headingSizes)[number];

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' } as const;

export interface HeadingProps {
  /** The level in the outline of the page. */
  level: HeadingLevel;
  /** The size of the text, if it differs from the level's. */
  size?: HeadingSize;
  tone?: TextTone;
  align?: Alignment;
  lines?: LineCount;
  dir?: 'auto' | 'ltr' | 'rtl';
  id?: string;
  children: ReactNode;
}

export function Heading({
  level,
  size = sizeOfLevel[level],
  tone = 'inherit',
  align,
  lines,
  dir,
  id,
  children,
}: HeadingProps) {
  const Element = tags[level];
  const className = classes(
    styles.heading,
    styles.sizes[size],
    text.tones[tone],
    align && text.alignments[align],
    lines && text.lines[lines],
    lines !== 1 && styles.balanced,
    dir && !align && styles.ownDirection,
  );
  return (
    <Element className={className} dir={dir} id={id}>
      {children}
    </Element>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './Text.css.ts';

export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'dt',
  'dd',
  'time',
] as const;
export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export const textTones = [
  'default',
  'muted',
  'accent',
  'danger',
  'success',
  'onMedia',
  'onMediaMuted',
  'inherit',
] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;
export const alignments = ['start', 'center', 'end'] as const;
export const lineCounts = [1, 2, 3, 4] as const;

export type TextElement = (typeof textElements)[number];
export type TextSize = (typeof textSizes)[number];
export type TextTone = (typeof textTones)[number];
export type TextWeight = (typeof textWeights)[number];
export type Alignment = (typeof alignments)[number];
export type LineCount = (typeof lineCounts)[number];

export interface TextProps {
  as?: TextElement;
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  align?: Alignment;
  /** `body` for reading, `ui` for labels and short lines. */
  leading?: 'ui' | 'body';
  /** The number of lines after which the text is truncated. */
  lines?: LineCount;
  /** True to limit the line length for readability. */
  measure?: boolean;
  /** True for digits of equal width, for numbers that change or are in columns. */
  tabular?: boolean;
  /** `auto` for text from a server. */
  dir?: 'auto' | 'ltr' | 'rtl';
  lang?: string;
  id?: string;
  children: ReactNode;
}

/** Running text. */
export function Text({
  as: Element = 'p',
  size = 'md',
  tone = 'default',
  weight = 'regular',
  leading = 'body',
  align,
  lines,
  measure = false,
  tabular = false,
  dir,
  lang,
  id,
  children,
}: TextProps) {
  const className = classes(
    styles.sizes[size],
    styles.leadings[leading],
    styles.tones[tone],
    styles.weights[weight],
    align && styles.alignments[align],
    lines && styles.lines[lines],
    measure && styles.measure,
    tabular && styles.tabular,
  );
  return (
    <Element className={className} dir={dir} lang={lang} id={id}>
      {children}
    </Element>
  );
}

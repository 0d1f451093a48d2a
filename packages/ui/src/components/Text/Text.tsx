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
  /** `body` for what is read, `ui` for labels and short lines. */
  leading?: 'ui' | 'body';
  /** Cuts the text after so many lines. */
  lines?: LineCount;
  /** Keeps its lines short enough to read. */
  measure?: boolean;
  /** Digits of equal width, for what changes or stands in columns. */
  tabular?: boolean;
  /** `auto` for words that a server sent. */
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

'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { type PhraseData, phraseParts } from '../Phrase/Phrase.tsx';
import * as text from '../Text/Text.css.ts';
import type { TextSize, TextTone } from '../Text/Text.tsx';
import * as styles from './ReadMore.css.ts';

export interface ReadMoreLabels {
  more: string;
  less: string;
  /** What a screen reader says: “More” alone says nothing in a list of buttons. They contain the words that show. */
  moreName?: string;
  lessName?: string;
}

export interface ReadMoreProps {
  /** How many lines show at first. */
  lines: 3 | 4;
  labels: ReadMoreLabels;
  size?: TextSize;
  tone?: TextTone;
  /** Keeps its lines short enough to read. */
  measure?: boolean;
  children: PhraseData;
}

/** A text that a viewer may want to read to its end. The button is there only where something is cut. */
export function ReadMore({
  lines,
  labels,
  size = 'md',
  tone = 'default',
  measure = false,
  children,
}: ReadMoreProps) {
  const { text: words, lang, dir } = phraseParts(children);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const [shown, all] = [box.current, whole.current];
    if (!shown || !all || isOpen) return;
    // Wider letters and larger spaces make it longer too.
    const observer = new ResizeObserver(() => setIsCut(all.offsetHeight > shown.clientHeight + 1));
    observer.observe(all);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isOpen]);

  const isShort = isCut && !isOpen;
  return (
    <div
      className={classes(
        styles.frame,
        text.sizes[size],
        text.leadings.body,
        text.tones[tone],
        measure && text.measure,
      )}
      // The end of a text is where its direction has it, and there stands the button.
      dir={dir}
    >
      <div
        ref={box}
        id={id}
        className={classes(!isOpen && styles.lines[lines], isShort && styles.faded)}
      >
        <p ref={whole} className={styles.whole} lang={lang}>
          {words}
        </p>
      </div>
      {isCut ? (
        <button
          type="button"
          className={classes(styles.button, isShort && styles.onLastLine)}
          aria-label={isOpen ? labels.lessName : labels.moreName}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.less : labels.more}
        </button>
      ) : null}
    </div>
  );
}

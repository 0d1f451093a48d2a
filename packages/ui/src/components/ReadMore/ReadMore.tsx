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
  /**
   * The accessible names, because “More” alone is meaningless in a list of buttons. They contain the visible labels.
   */
  moreName?: string;
  lessName?: string;
}

export interface ReadMoreProps {
  /** The number of lines that are shown at first. */
  lines: 3 | 4;
  labels: ReadMoreLabels;
  size?: TextSize;
  tone?: TextTone;
  /** True to limit the line length for readability. */
  measure?: boolean;
  children: PhraseData;
}

/** A text that a viewer may want to read completely. The button is shown only if the text is truncated. */
export function ReadMore({
  lines,
  labels,
  size = 'md',
  tone = 'default',
  measure = false,
  children,
}: ReadMoreProps) {
  const { text: messages, lang, dir } = phraseParts(children);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const [shown, all] = [box.current, paragraph.current];
    if (!shown || !all || isOpen) return;
    // Wider letters and larger word spaces also make the text longer.
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
      // The button is at the end of the last line, which depends on the text's direction.
      dir={dir}
    >
      <div
        ref={box}
        id={id}
        className={classes(!isOpen && styles.lines[lines], isShort && styles.faded)}
      >
        <p ref={paragraph} className={styles.paragraph} lang={lang}>
          {messages}
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

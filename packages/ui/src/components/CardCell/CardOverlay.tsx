'use client';

import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrases, type PhrasesData } from '../Phrase/Phrases.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import type { CardCellShape } from './CardCell.tsx';
import * as styles from './CardOverlay.css.ts';

export interface CardOverlayProps {
  /** Of the card. */
  shape: CardCellShape;
  /** Where the card leads: a press beside the buttons goes there, too. */
  href: string;
  /** Best another than the card's own. */
  picture: PictureData | null | undefined;
  /** Over a poster, whose own words give way. */
  title?: PhrasesData | undefined;
  children: ReactNode;
  /** Two lines of it, where the poster is large enough. */
  summary?: ReactNode;
  /** Stand at its foot. */
  actions: ReactNode;
}

/** A smaller poster leaves no room for a summary beneath a picture. */
const small = 196;

/** Over the middle of its card, inside its row, and down to the card's name. */
function fit(overlay: HTMLDivElement | null) {
  const cell = overlay?.parentElement;
  if (!overlay || !cell) return;
  const card = cell.getBoundingClientRect();
  const row = cell.closest('ul') ?? document.documentElement;
  const { left, right } = row.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const width = overlay.offsetWidth;
  const first = left + Number.parseFloat(paddingLeft);
  const last = right - Number.parseFloat(paddingRight) - width;
  const middle = card.left + (card.width - width) / 2;
  overlay.style.left = `${Math.max(first, Math.min(middle, last)) - card.left}px`;
  overlay.style.minBlockSize = `calc(${card.width * 1.5}px + 0.75rem)`;
  overlay.toggleAttribute('data-small', card.width < small);
}

/** Larger than the picture of its card, after the card in its `CardCell`. Covers no words of the cards beside it. */
export function CardOverlay({
  shape,
  href,
  picture,
  title,
  children,
  summary,
  actions,
}: CardOverlayProps) {
  return (
    <div
      ref={shape === 'poster' ? fit : undefined}
      className={classes(styles.overlay, styles.shapes[shape])}
    >
      {/* The card is the link for the keyboard and for who hears it. */}
      <Anchor
        className={picture?.mirrorable ? styles.subject : styles.art}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture picture={picture} alt="" ratio="wide" sizes="20rem" widest={640} loading="eager" />
      </Anchor>
      <div className={styles.panel}>
        {title ? (
          <div className={styles.title}>
            <Phrases>{title}</Phrases>
          </div>
        ) : null}
        {children}
        {summary ? <div className={styles.summary}>{summary}</div> : null}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

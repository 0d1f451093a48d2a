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
  /** The shape of the card. */
  shape: CardCellShape;
  /** The address of the card. A click beside the buttons follows it too. */
  href: string;
  /** The picture, preferably another than the card's. */
  picture: PictureData | null | undefined;
  /** A muted video over the picture. */
  clip?: ReactNode;
  /** The title, for a poster's preview, which hides the card's own text. */
  title?: PhrasesData | undefined;
  children: ReactNode;
  /** A summary in two lines, shown if the poster is large enough. */
  summary?: ReactNode;
  /** Buttons at the bottom of the preview. */
  actions: ReactNode;
}

/** The card width in pixels below which there is no space for a summary below the picture. */
const small = 196;

/** Centres the preview over its card, within the row, and extends it down to the card's name. */
function positionOverlay(overlay: HTMLDivElement | null) {
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

/**
 * A hover preview, larger than the picture of its card. It follows the card in its `CardCell`, and covers no text of
 * the cards beside it.
 */
export function CardOverlay({
  shape,
  href,
  picture,
  clip,
  title,
  children,
  summary,
  actions,
}: CardOverlayProps) {
  return (
    <div
      ref={shape === 'poster' ? positionOverlay : undefined}
      className={classes(styles.overlay, styles.shapes[shape])}
    >
      {/* The card is the link for the keyboard and for screen readers. */}
      <Anchor className={styles.art} href={href} tabIndex={-1} aria-hidden="true">
        <Picture picture={picture} alt="" ratio="wide" sizes="20rem" widest={640} loading="eager" />
        {clip}
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

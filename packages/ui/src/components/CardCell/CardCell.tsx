import type { HTMLAttributes } from 'react';
import { ariaLabelOf, ControlContent } from '../../internal/ControlContent.tsx';
import * as card from '../../internal/card.css.ts';
import { classes } from '../../internal/classes.ts';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import * as styles from './CardCell.css.ts';

export type CardCellShape = 'poster' | 'wide';

export type CardCellProps = Pick<
  HTMLAttributes<HTMLDivElement>,
  | 'children'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onClickCapture'
  | 'onContextMenu'
  | 'onFocus'
  | 'onBlur'
>;

/** A card with more information: put a `CardMore` and a `CardOverlay` after a `PosterCard` or `WideCard`. */
export function CardCell(props: CardCellProps) {
  return <div {...props} className={card.cell} />;
}

export interface CardMoreProps {
  /** The accessible name, which contains the title: «گزینه‌های شب‌های یزد». */
  label: PhrasesData;
  /** The shape of the card. */
  shape: CardCellShape;
  onClick: () => void;
}

/**
 * Three dots beside the name. On touch screens they are visible on every card; otherwise on hover or focus. It
 * renders one element if its name is in the page's language, because every card has one.
 */
export function CardMore({ label, shape, onClick }: CardMoreProps) {
  return (
    <button
      type="button"
      className={classes(styles.more, styles.underPicture[shape])}
      aria-label={ariaLabelOf(label)}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <ControlContent label={label} />
    </button>
  );
}

'use client';

import {
  Children,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from '../../internal/classes.ts';
import { scrollByView } from '../../internal/scroll-track.ts';
import { useDragScroll } from '../../internal/use-drag-scroll.ts';
import { useOneTabStop } from '../../internal/use-one-tab-stop.ts';
import { useScrollEdges } from '../../internal/use-scroll-edges.ts';
import { Heading } from '../Heading/Heading.tsx';
import { ChevronBackIcon } from '../icons/ChevronBackIcon.tsx';
import { ChevronForwardIcon } from '../icons/ChevronForwardIcon.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import { Phrases, type PhrasesData } from '../Phrase/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AllLink, type AllLinkProps } from './AllLink.tsx';
import * as styles from './Shelf.css.ts';
import * as arrow from './ShelfArrow.css.ts';
import type { ShelfItem } from './shelf-items.ts';

export interface ShelfProps {
  /** A sentence around a name keeps the name's language: «چون «X» را تماشا کردید». */
  title: PhrasesData;
  /** What stands on it. */
  item: ShelfItem;
  /** The link to everything of this kind. */
  all?: AllLinkProps | undefined;
  /** What the arrows are called. A page has many shelves, so each says which: «بعدی در «به‌زودی»». */
  labels: { previous: PhrasesData; next: PhrasesData };
  headingLevel?: 2 | 3;
  /**
   * For a shelf that must not grow with the cards that come later: the room of the names, and with `facts` of a line
   * beneath them.
   */
  room?: 'names' | 'facts' | undefined;
  /** Names of two lines beneath wide pictures, too: they tell apart what was searched for. */
  wholeNames?: boolean;
  /** Cards; each becomes an item of a list. */
  children: ReactNode;
}

/**
 * A row of cards that scrolls sideways by touch, wheel, keyboard, arrows or a pull of the mouse.
 * It reaches from edge to edge of the page, or of the `Container` that it stands in, and keeps the margins itself.
 */
export function Shelf({
  title,
  item,
  all,
  labels,
  headingLevel = 2,
  room,
  wholeNames = false,
  children,
}: ShelfProps) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);
  const [hasArrows, setArrows] = useState(false);
  const showArrows = () => setArrows(true);
  useDragScroll(track, styles.dragging);
  useOneTabStop(track);
  return (
    <section className={classes(styles.shelf, styles.rowsOf[item])} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="md" id={headingId}>
          {typeof title === 'string' || 'text' in title ? (
            <Phrase>{title}</Phrase>
          ) : (
            <Phrases>{title}</Phrases>
          )}
        </Heading>
        {all ? <AllLink {...all} /> : null}
      </div>
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          data-room={room}
          data-whole-names={wholeNames || undefined}
          aria-labelledby={headingId}
          onPointerOver={showArrows}
          onFocus={(event) => {
            showArrows();
            scrollIntoShelf(event);
          }}
        >
          {Children.map(children, (child) => (
            <li className={styles.item}>{child}</li>
          ))}
        </ul>
        {hasArrows ? (
          <Arrows track={track} count={Children.count(children)} labels={labels} />
        ) : null}
      </div>
    </section>
  );
}

interface ArrowsProps extends Pick<ShelfProps, 'labels'> {
  track: RefObject<HTMLUListElement | null>;
  count: number;
}

/** Drawn when the mouse or the focus comes: they are seen only then, and a page has many shelves. */
function Arrows({ track, count, labels }: ArrowsProps) {
  const { atStart, atEnd } = useScrollEdges(track, count);
  const scroll = (onwards: 1 | -1) => {
    if (track.current) scrollByView(track.current, onwards);
  };
  return (
    <>
      <Arrow side="previous" label={labels.previous} spent={atStart} onClick={() => scroll(-1)} />
      <Arrow side="next" label={labels.next} spent={atEnd} onClick={() => scroll(1)} />
    </>
  );
}

interface ArrowProps {
  side: 'previous' | 'next';
  label: PhrasesData;
  spent: boolean;
  onClick: () => void;
}

/** For the mouse alone: the keyboard moves between the cards. */
function Arrow({ side, label, spent, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes(arrow.arrow, arrow.sides[side], spent && arrow.arrowAtEnd)}
      onClick={onClick}
    >
      {side === 'previous' ? <ChevronBackIcon /> : <ChevronForwardIcon />}
      <VisuallyHidden>
        <Phrases>{label}</Phrases>
      </VisuallyHidden>
    </button>
  );
}

/** The browser scrolls to the focus, but snapping may move it back behind the edge. */
function scrollIntoShelf(event: FocusEvent<HTMLUListElement>): void {
  const { target, currentTarget: track } = event;
  // React's events go through a portal, too.
  if (!track.contains(target) || !target.matches(':focus-visible')) return;
  requestAnimationFrame(() => {
    const card = target.getBoundingClientRect();
    const view = track.getBoundingClientRect();
    if (card.left >= view.left && card.right <= view.right) return;
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
  });
}

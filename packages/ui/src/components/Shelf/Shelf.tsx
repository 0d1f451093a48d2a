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
  /** The heading. A name within a sentence keeps its own language: «چون «X» را تماشا کردید». */
  title: PhrasesData;
  /** The kind of cards. */
  item: ShelfItem;
  /** The link to all items of this kind. */
  all?: AllLinkProps | undefined;
  /**
   * The accessible names of the arrows. A page has many shelves, so each label names its shelf: «بعدی در «به‌زودی»».
   */
  labels: { previous: PhrasesData; next: PhrasesData };
  headingLevel?: 2 | 3;
  /**
   * For a shelf that must not become taller when more cards load: reserves space for the names, and with `facts` also
   * for a line below them.
   */
  reservedHeight?: 'names' | 'facts' | undefined;
  /** Shows names in two lines below wide pictures too, because search results must be told apart. */
  wrapNames?: boolean;
  /** The cards. Each becomes an item of a list. */
  children: ReactNode;
}

/**
 * A row of cards that scrolls sideways by touch, wheel, keyboard, arrows or mouse drag. It extends from edge to edge
 * of the page, or of its `Container`, and has its own margins.
 */
export function Shelf({
  title,
  item,
  all,
  labels,
  headingLevel = 2,
  reservedHeight,
  wrapNames = false,
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
          data-room={reservedHeight}
          data-whole-names={wrapNames || undefined}
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

/** Rendered on first hover or focus, because the arrows are visible only then and a page has many shelves. */
function Arrows({ track, count, labels }: ArrowsProps) {
  const { atStart, atEnd } = useScrollEdges(track, count);
  const scroll = (direction: 1 | -1) => {
    if (track.current) scrollByView(track.current, direction);
  };
  return (
    <>
      <Arrow
        side="previous"
        label={labels.previous}
        isAtEdge={atStart}
        onClick={() => scroll(-1)}
      />
      <Arrow side="next" label={labels.next} isAtEdge={atEnd} onClick={() => scroll(1)} />
    </>
  );
}

interface ArrowProps {
  side: 'previous' | 'next';
  label: PhrasesData;
  isAtEdge: boolean;
  onClick: () => void;
}

/** For the mouse only, because the keyboard moves between the cards. */
function Arrow({ side, label, isAtEdge, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes(arrow.arrow, arrow.sides[side], isAtEdge && arrow.arrowAtEnd)}
      onClick={onClick}
    >
      {side === 'previous' ? <ChevronBackIcon /> : <ChevronForwardIcon />}
      <VisuallyHidden>
        <Phrases>{label}</Phrases>
      </VisuallyHidden>
    </button>
  );
}

/** The browser scrolls to the focused card, but snapping may move it beyond the edge again. */
function scrollIntoShelf(event: FocusEvent<HTMLUListElement>): void {
  const { target, currentTarget: track } = event;
  // React's events also bubble through portals.
  if (!track.contains(target) || !target.matches(':focus-visible')) return;
  requestAnimationFrame(() => {
    const card = target.getBoundingClientRect();
    const view = track.getBoundingClientRect();
    if (card.left >= view.left && card.right <= view.right) return;
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
  });
}

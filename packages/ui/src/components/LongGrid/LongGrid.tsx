import { type ReactNode, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import type { GridItem } from '../layout/Grid.tsx';
import * as layout from '../layout/layout.css.ts';
import { type GridMeasure, type ItemRange, roomAround } from './grid-window.ts';
import * as styles from './LongGrid.css.ts';
import { type GridPlace, useGridWindow } from './use-grid-window.ts';

export interface LongGridProps {
  /** What stands in it; the number of columns follows. */
  item: GridItem;
  /** Names the list. */
  label?: string | undefined;
  /** How many can be scrolled to. */
  count: number;
  /** How many there are in all, where that is known: a screen reader says it. */
  total?: number | undefined;
  /** What is drawn before there is script, and until the grid has been measured. All of it, without this. */
  first?: ItemRange | undefined;
  /** Where the page is to be scrolled to: as `onRest` told it before. */
  place?: GridPlace | undefined;
  renderItem: (index: number) => ReactNode;
  /** Which items stand in the page. */
  onWindow?: (range: ItemRange) => void;
  /** The page has come to rest. */
  onRest?: (place: GridPlace) => void;
}

/**
 * Cards of one kind, of which there may be tens of thousands: those near the screen stand in the page, and room for
 * the others. It scrolls with the page.
 */
export function LongGrid(props: LongGridProps) {
  const { item, label, count, total, first = { start: 0, end: count }, renderItem } = props;
  const { place, onWindow, onRest } = props;
  const list = useRef<HTMLUListElement>(null);
  const window = useGridWindow(list, { count, place, onWindow, onRest });
  const [focused, setFocused] = useState<number>();

  const range = window?.range ?? first;
  const room = window && roomAround(window.measure, count, range);
  const draw = (index: number) => (
    <li
      key={index}
      data-index={index}
      aria-setsize={window && (total ?? -1)}
      aria-posinset={window && index + 1}
      onFocus={() => setFocused(index)}
      onBlur={({ relatedTarget }) => setFocused(indexOf(relatedTarget))}
      {...(window && isOutside(index, range)
        ? outOfSight(index, window.measure)
        : { className: layout.cell })}
    >
      {renderItem(index)}
    </li>
  );
  const kept = focused === undefined ? [] : aroundFocus(focused, count);
  // In one list: what leaves the window with the focus is the same element as before.
  const drawn = [
    ...kept.filter((index) => index < range.start),
    ...indices(range),
    ...kept.filter((index) => index >= range.end),
  ];
  return (
    <ul
      ref={list}
      className={classes(layout.grids[item], styles.list)}
      aria-label={label}
      style={room && { paddingBlockStart: room.before, paddingBlockEnd: room.after }}
    >
      {drawn.map(draw)}
    </ul>
  );
}

/** Of the item that the focus goes on to: it must not leave before the focus is there. */
function indexOf(target: EventTarget | null): number | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return item ? Number(item.dataset.index) : undefined;
}

function indices({ start, end }: ItemRange): number[] {
  return Array.from({ length: end - start }, (_, place) => start + place);
}

/** What has the focus stays, however far the page is scrolled, and so does what the Tab key leads to from there. */
function aroundFocus(index: number, count: number): number[] {
  return [index - 1, index, index + 1].filter((each) => each >= 0 && each < count);
}

function isOutside(index: number, { start, end }: ItemRange): boolean {
  return index < start || index >= end;
}

function outOfSight(index: number, { columns, rowHeight }: GridMeasure) {
  const column = index % columns;
  return {
    className: styles.kept,
    'data-kept': '',
    style: {
      insetBlockStart: Math.floor(index / columns) * rowHeight,
      insetInlineStart: `${(column / columns) * 100}%`,
      inlineSize: `${100 / columns}%`,
    },
  };
}

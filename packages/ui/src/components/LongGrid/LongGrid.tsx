'use client';

import { type ReactNode, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import type { GridItem } from '../layout/Grid.tsx';
import * as layout from '../layout/layout.css.ts';
import {
  type GridMeasure,
  type GridPosition,
  type ItemRange,
  spacerHeights,
} from './grid-window.ts';
import * as styles from './LongGrid.css.ts';
import { useGridWindow } from './use-grid-window.ts';

export interface LongGridProps {
  /** The kind of item, which determines the number of columns. */
  item: GridItem;
  /** The accessible name of the list. */
  label?: string | undefined;
  /** The number of loaded items. */
  count: number;
  /** The total number of items for screen readers, if known. */
  total?: number | undefined;
  /** The items rendered before the grid is measured; all by default. */
  first?: ItemRange | undefined;
  /** A scroll position from `onScrollEnd`. */
  position?: GridPosition | undefined;
  renderItem: (index: number) => ReactNode;
  /** Called with the range of rendered items. */
  onWindow?: (range: ItemRange) => void;
  /** Called when scrolling ends, and at each click. */
  onScrollEnd?: (position: GridPosition) => void;
}

/**
 * A virtualized grid for tens of thousands of cards of one kind. Only cards near the screen are in the DOM. It scrolls
 * with the page.
 */
export function LongGrid(props: LongGridProps) {
  const { item, label, count, total, first = { start: 0, end: count }, renderItem } = props;
  const { position, onWindow, onScrollEnd } = props;
  const list = useRef<HTMLUListElement>(null);
  const window = useGridWindow(list, { count, position, onWindow, onScrollEnd });
  const [focused, setFocused] = useState<number>();

  const range = window?.range ?? first;
  const spacers = window && spacerHeights(window.measure, count, range);
  const renderListItem = (index: number) => (
    <li
      key={index}
      data-index={index}
      aria-setsize={window && (total ?? -1)}
      aria-posinset={window && index + 1}
      onFocus={() => setFocused(index)}
      onBlur={({ relatedTarget }) => setFocused(indexOf(relatedTarget))}
      {...(window && isOutside(index, range)
        ? offscreenProps(index, window.measure)
        : { className: layout.cell })}
    >
      {renderItem(index)}
    </li>
  );
  const nearFocus = focused === undefined ? [] : indicesNearFocus(focused, count);
  // One list with stable keys, so that the focused element survives when it leaves the window.
  const renderedIndexes = [
    ...nearFocus.filter((index) => index < range.start),
    ...indices(range),
    ...nearFocus.filter((index) => index >= range.end),
  ];
  return (
    <ul
      ref={list}
      className={classes(layout.grids[item], item === 'person' ? styles.people : styles.list)}
      aria-label={label}
      style={spacers && { paddingBlockStart: spacers.before, paddingBlockEnd: spacers.after }}
    >
      {renderedIndexes.map(renderListItem)}
    </ul>
  );
}

/** Returns the item that the focus moves to, which must stay in the DOM until then. */
function indexOf(target: EventTarget | null): number | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return item ? Number(item.dataset.index) : undefined;
}

function indices({ start, end }: ItemRange): number[] {
  return Array.from({ length: end - start }, (_, position) => start + position);
}

/** Returns the focused item, which stays in the DOM, and its neighbours, which the Tab key reaches. */
function indicesNearFocus(index: number, count: number): number[] {
  return [index - 1, index, index + 1].filter((each) => each >= 0 && each < count);
}

function isOutside(index: number, { start, end }: ItemRange): boolean {
  return index < start || index >= end;
}

function offscreenProps(index: number, { columns, rowHeight }: GridMeasure) {
  const column = index % columns;
  return {
    className: styles.nearFocus,
    'data-retained': '',
    style: {
      insetBlockStart: Math.floor(index / columns) * rowHeight,
      insetInlineStart: `${(column / columns) * 100}%`,
      inlineSize: `${100 / columns}%`,
    },
  };
}

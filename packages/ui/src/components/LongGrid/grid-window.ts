/** The measured layout of the grid. */
export interface GridMeasure {
  readonly columns: number;
  /** The height of a row including the gap. */
  readonly rowHeight: number;
}

/** A range of items, end excluded. */
export interface ItemRange {
  readonly start: number;
  readonly end: number;
}

/** A scroll position: the distance of the viewport's top from the top of an item's row. */
export interface GridPosition {
  readonly index: number;
  readonly offset: number;
}

/** Returns the items to render, in complete rows: the visible ones, and a screen above and below. */
export function itemsInWindow(
  { columns, rowHeight }: GridMeasure,
  count: number,
  view: { readonly top: number; readonly height: number },
): ItemRange {
  const rows = Math.ceil(count / columns);
  const rowAt = (offset: number) => Math.min(rows, Math.max(0, Math.floor(offset / rowHeight)));
  const end = Math.min(count, (rowAt(view.top + 2 * view.height) + 1) * columns);
  return { start: Math.min(end, rowAt(view.top - view.height) * columns), end };
}

/** Returns the heights of the rows before and after the window. */
export function spacerHeights(
  { columns, rowHeight }: GridMeasure,
  count: number,
  { start, end }: ItemRange,
): { before: number; after: number } {
  const rows = Math.ceil(count / columns);
  return {
    before: Math.ceil(start / columns) * rowHeight,
    after: (rows - Math.ceil(end / columns)) * rowHeight,
  };
}

/** How the browser has laid the grid out. */
export interface GridMeasure {
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly rowHeight: number;
}

/** Items, the last one excluded. */
export interface ItemRange {
  readonly start: number;
  readonly end: number;
}

/** What stands in the page: the items in sight and as much again above and below, in whole rows. */
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

/** The room that the rows before and after the window would take. */
export function roomAround(
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

import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type GridMeasure,
  type GridPosition,
  type ItemRange,
  itemsInWindow,
} from './grid-window.ts';

interface GridWindow {
  readonly measure: GridMeasure;
  readonly range: ItemRange;
}

interface Options {
  readonly count: number;
  /** The position to scroll to as soon as the grid is measured. */
  readonly position: GridPosition | undefined;
  readonly onWindow: ((range: ItemRange) => void) | undefined;
  readonly onScrollEnd: ((position: GridPosition) => void) | undefined;
}

/** The pause in milliseconds after which scrolling counts as ended. It is as long as the pause between two swipes. */
const scrollEndDelay = 150;

/** Tracks scrolling and returns the rendered items; undefined until the grid is measured. */
export function useGridWindow(
  list: RefObject<HTMLUListElement | null>,
  { count, position, onWindow, onScrollEnd }: Options,
): GridWindow | undefined {
  const [state, setState] = useState<GridWindow>();
  const measure = useRef<GridMeasure>(undefined);
  const reached = useRef<GridPosition>(undefined);

  const updateRange = useCallback(() => {
    const element = list.current;
    if (!element || !measure.current) return;
    const now = measure.current;
    const view = { top: -element.getBoundingClientRect().top, height: innerHeight };
    const range = itemsInWindow(now, count, view);
    setState((before) =>
      before?.measure === now &&
      before.range.start === range.start &&
      before.range.end === range.end
        ? before
        : { measure: now, range },
    );
  }, [list, count]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const remeasure = () => {
      const next = measureOf(element);
      const old = measure.current;
      if (!next || (old && isSame(old, next))) return;
      // The columns or heights changed, so keep the same items in view.
      const oldPosition = old && positionIn(element, old);
      measure.current = next;
      if (oldPosition && oldPosition.index > 0) scrollToPosition(element, next, oldPosition);
      updateRange();
    };
    remeasure();
    updateRange();
    const sizes = new ResizeObserver(remeasure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, updateRange]);

  // The grid has its full height only after this render.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !state || !position || reached.current === position) return;
    reached.current = position;
    scrollToPosition(element, state.measure, position);
    updateRange();
  }, [list, state, position, updateRange]);

  // Disables scroll anchoring, which would follow items that are added or removed at the window's edges.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflowAnchor;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = before;
    };
  }, []);

  // Items that arrive at the end of a scroll cause another render, which must not cancel the timer.
  const updateRangeNow = useEffectEvent(updateRange);
  const reportScrollEnd = useEffectEvent(() => {
    if (list.current && measure.current) onScrollEnd?.(positionIn(list.current, measure.current));
  });
  useEffect(() => {
    let frame = 0;
    let restTimer: ReturnType<typeof setTimeout> | undefined;
    const reportNow = () => reportScrollEnd();
    const follow = () => {
      if (frame === 0) {
        frame = requestAnimationFrame(() => {
          frame = 0;
          updateRangeNow();
        });
      }
      clearTimeout(restTimer);
      restTimer = setTimeout(() => reportScrollEnd(), scrollEndDelay);
    };
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    // A click may leave the page before scrolling ends.
    addEventListener('click', reportNow, { capture: true });
    return () => {
      removeEventListener('click', reportNow, { capture: true });
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      cancelAnimationFrame(frame);
      clearTimeout(restTimer);
    };
  }, []);

  const start = state?.range.start;
  const end = state?.range.end;
  useLayoutEffect(() => {
    if (start !== undefined && end !== undefined) onWindow?.({ start, end });
  }, [start, end, onWindow]);

  return state;
}

function measureOf(list: HTMLUListElement): GridMeasure | undefined {
  const item = list.querySelector(':scope > li:not([data-retained])');
  if (!item) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const rowHeight = item.getBoundingClientRect().height + Number.parseFloat(rowGap);
  return { columns: gridTemplateColumns.split(' ').length, rowHeight };
}

function isSame(one: GridMeasure, other: GridMeasure): boolean {
  return one.columns === other.columns && Math.abs(one.rowHeight - other.rowHeight) < 0.1;
}

function positionIn(list: HTMLUListElement, { columns, rowHeight }: GridMeasure): GridPosition {
  const top = -list.getBoundingClientRect().top;
  const row = Math.max(0, Math.floor(top / rowHeight));
  return { index: row * columns, offset: top - row * rowHeight };
}

function scrollToPosition(
  list: HTMLUListElement,
  { columns, rowHeight }: GridMeasure,
  position: GridPosition,
): void {
  const top = scrollY + list.getBoundingClientRect().top;
  const row = Math.floor(position.index / columns);
  scrollTo({ top: top + row * rowHeight + position.offset, behavior: 'instant' });
}

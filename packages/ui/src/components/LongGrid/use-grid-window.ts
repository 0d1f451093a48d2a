import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type GridMeasure, type ItemRange, itemsInWindow } from './grid-window.ts';

/** A scroll position: the distance of the viewport's top from the top of an item's row. */
export interface GridPlace {
  readonly index: number;
  readonly offset: number;
}

interface GridWindow {
  readonly measure: GridMeasure;
  readonly range: ItemRange;
}

interface Options {
  readonly count: number;
  /** The position to scroll to as soon as the grid is measured. */
  readonly place: GridPlace | undefined;
  readonly onWindow: ((range: ItemRange) => void) | undefined;
  readonly onRest: ((place: GridPlace) => void) | undefined;
}

/** The pause in milliseconds after which scrolling counts as ended. It is as long as the pause between two swipes. */
const scrollEndDelay = 150;

/** Tracks scrolling and returns the rendered items; undefined until the grid is measured. */
export function useGridWindow(
  list: RefObject<HTMLUListElement | null>,
  { count, place, onWindow, onRest }: Options,
): GridWindow | undefined {
  const [state, setState] = useState<GridWindow>();
  const measure = useRef<GridMeasure>(undefined);
  const reached = useRef<GridPlace>(undefined);

  const look = useCallback(() => {
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
      const seen = old && placeIn(element, old);
      measure.current = next;
      if (seen && seen.index > 0) scrollToPlace(element, next, seen);
      look();
    };
    remeasure();
    look();
    const sizes = new ResizeObserver(remeasure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, look]);

  // The grid has its full height only after this render.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !state || !place || reached.current === place) return;
    reached.current = place;
    scrollToPlace(element, state.measure, place);
    look();
  }, [list, state, place, look]);

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
  const lookNow = useEffectEvent(look);
  const tellRest = useEffectEvent(() => {
    if (list.current && measure.current) onRest?.(placeIn(list.current, measure.current));
  });
  useEffect(() => {
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const tellNow = () => tellRest();
    const follow = () => {
      if (frame === 0) {
        frame = requestAnimationFrame(() => {
          frame = 0;
          lookNow();
        });
      }
      clearTimeout(rest);
      rest = setTimeout(() => tellRest(), scrollEndDelay);
    };
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    // A click may leave the page before scrolling ends.
    addEventListener('click', tellNow, { capture: true });
    return () => {
      removeEventListener('click', tellNow, { capture: true });
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      cancelAnimationFrame(frame);
      clearTimeout(rest);
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
  const item = list.querySelector(':scope > li:not([data-kept])');
  if (!item) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const rowHeight = item.getBoundingClientRect().height + Number.parseFloat(rowGap);
  return { columns: gridTemplateColumns.split(' ').length, rowHeight };
}

function isSame(one: GridMeasure, other: GridMeasure): boolean {
  return one.columns === other.columns && Math.abs(one.rowHeight - other.rowHeight) < 0.1;
}

function placeIn(list: HTMLUListElement, { columns, rowHeight }: GridMeasure): GridPlace {
  const top = -list.getBoundingClientRect().top;
  const row = Math.max(0, Math.floor(top / rowHeight));
  return { index: row * columns, offset: top - row * rowHeight };
}

function scrollToPlace(
  list: HTMLUListElement,
  { columns, rowHeight }: GridMeasure,
  place: GridPlace,
): void {
  const top = scrollY + list.getBoundingClientRect().top;
  const row = Math.floor(place.index / columns);
  scrollTo({ top: top + row * rowHeight + place.offset, behavior: 'instant' });
}

/** Scroll offset in pixels at which the header shrinks. */
export const headerCollapsesAt = 100;

/** Scroll offset in pixels at which the header becomes fixed. */
export const headerFixesAt = 300;

/** The footer's fixed strip is hidden within this distance of the page's end, in pixels. */
export const footerHidesWithin = 100;

/** Scrolling has ended after this time without movement. The support chat is then shown again. */
export const scrollEndDelayMs = 200;

/** A pointer that moves no further than this still clicks, in pixels. */
export const dragScrollThreshold = 5;

/** A shorter change of direction, in pixels, is treated as a trembling finger. */
const jitter = 5;

/** The header's stage: initial, lower, or lower and fixed. */
export type HeaderStage = 'top' | 'collapsed' | 'fixed';

/** Returns the header's stage. Negative positions (overscroll) count as the top. */
export function headerStage(y: number): HeaderStage {
  if (y >= headerFixesAt) return 'fixed';
  return y >= headerCollapsesAt ? 'collapsed' : 'top';
}

/** The scroll position and direction. */
export interface ScrollPosition {
  readonly y: number;
  readonly direction: 'up' | 'down';
}

/** The initial position of a page. */
export const scrollStart: ScrollPosition = { y: 0, direction: 'up' };

/**
 * Returns the position after scrolling to `y`, or the same object if nothing changed. The direction changes only
 * after enough pixels. Overscroll does not change it: `furthest` is the last position of the page. At the top the
 * direction is up.
 */
export function followScroll(
  from: ScrollPosition,
  y: number,
  furthest: number = Number.POSITIVE_INFINITY,
): ScrollPosition {
  const to = Math.max(Math.min(y, furthest), 0);
  if (!Number.isFinite(to) || to === from.y) return from;
  if (to === 0) return scrollStart;
  const direction = to > from.y ? 'down' : 'up';
  if (direction !== from.direction && Math.abs(to - from.y) < jitter) return from;
  return { y: to, direction };
}

/** True if the footer's strip is hidden, near the end of the page. */
export function isFooterHidden(y: number, viewportHeight: number, pageHeight: number): boolean {
  return pageHeight - (y + viewportHeight) <= footerHidesWithin;
}

/** True if the movement of a pointer is a drag. Otherwise it is a click. */
export function isDrag(from: number, to: number): boolean {
  return Math.abs(to - from) > dragScrollThreshold;
}

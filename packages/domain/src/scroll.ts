/** Scroll offset in pixels at which the header shrinks. */
export const headerCollapsesAt = 100;

/** Scroll offset in pixels at which the header becomes fixed. */
export const headerFixesAt = 300;

/** The footer's fixed strip hides this near the page's end, in pixels. */
export const footerHidesWithin = 100;

/** Scrolling is over after this long without movement. */
export const scrollEndDelayMs = 200;

/** How far a pointer may move and still click, in pixels. */
export const dragScrollThreshold = 5;

/** A shorter turn, in pixels, is a trembling finger. */
const jitter = 5;

/** The header's stage: initial, lower, or lower and fixed. */
export type HeaderStage = 'top' | 'collapsed' | 'fixed';

/** Negative positions (overscroll) count as the top. */
export function headerStage(y: number): HeaderStage {
  if (y >= headerFixesAt) return 'fixed';
  return y >= headerCollapsesAt ? 'collapsed' : 'top';
}

/** The scroll position and direction. */
export interface ScrollPosition {
  readonly y: number;
  readonly direction: 'up' | 'down';
}

/** A page that has not scrolled. */
export const scrollStart: ScrollPosition = { y: 0, direction: 'up' };

/**
 * The position after scrolling to `y`; the same object where nothing changed. The direction turns only after enough
 * pixels. Overscroll does not turn it: `furthest` is the last position of the page. At the top the direction is up.
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

/** Whether the footer's strip hides, near the end of the page. */
export function isFooterHidden(y: number, viewportHeight: number, pageHeight: number): boolean {
  return pageHeight - (y + viewportHeight) <= footerHidesWithin;
}

/** Whether scrolling is over, so that the support chat comes back. */
export function isScrollOver(lastScrollAt: number, now: number): boolean {
  const since = now - lastScrollAt;
  // A clock that was set back must not keep it hidden.
  return !(since >= 0 && since < scrollEndDelayMs);
}

/** Whether a pointer's way is a drag. If not, it clicks. */
export function isDrag(from: number, to: number): boolean {
  return Math.abs(to - from) > dragScrollThreshold;
}

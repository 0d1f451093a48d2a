/** Pixels of scroll at which the header gets lower. */
export const headerCollapsesAt = 100;

/** Pixels of scroll at which the header stays in view. */
export const headerFixesAt = 300;

/** The footer's fixed strip hides when the end of the page is this near, in pixels. */
export const footerHidesWithin = 100;

/** Scrolling is over when nothing has moved for this long. */
export const scrollEndDelayMs = 200;

/** Pixels that a pointer may travel and still click what it pressed. */
export const dragScrollThreshold = 5;

/** A turn shorter than this, in pixels, is a finger that trembles. */
const jitter = 5;

/** How the header stands: as it begins, lower, or lower and fixed. */
export type HeaderStage = 'top' | 'collapsed' | 'fixed';

/** The header's stage at a scroll position. Pulled past the top is the top. */
export function headerStage(y: number): HeaderStage {
  if (y >= headerFixesAt) return 'fixed';
  return y >= headerCollapsesAt ? 'collapsed' : 'top';
}

/** Where the page is, and which way it went there. */
export interface ScrollPosition {
  readonly y: number;
  readonly direction: 'up' | 'down';
}

/** A page that was not scrolled yet. */
export const scrollStart: ScrollPosition = { y: 0, direction: 'up' };

/**
 * The position after the page has scrolled to `y`; the same object where nothing changed. It turns only
 * when it went the other way far enough. A page that is pulled past an end, and springs back, has not
 * turned: `furthest` is the last position that there is. At the top the direction is up.
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

/** Whether the footer's strip is out of the way: the end of the page is near. */
export function isFooterHidden(y: number, viewportHeight: number, pageHeight: number): boolean {
  return pageHeight - (y + viewportHeight) <= footerHidesWithin;
}

/** Whether scrolling is over, so that what hid for it (the support chat) comes back. */
export function isScrollOver(lastScrollAt: number, now: number): boolean {
  const since = now - lastScrollAt;
  // A clock that was set back keeps nothing hidden.
  return !(since >= 0 && since < scrollEndDelayMs);
}

/** Whether a pointer that went from one place to another pulls a shelf. If not, it clicks. */
export function isDrag(from: number, to: number): boolean {
  return Math.abs(to - from) > dragScrollThreshold;
}

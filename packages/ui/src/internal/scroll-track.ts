/** Returns +1 if the inline direction is to the right, -1 if it is to the left. */
export const forwardSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** Scrolls by about one view, forward (1) or back (-1), in either direction of text. */
export function scrollByView(element: HTMLElement, direction: 1 | -1): void {
  element.scrollBy({ left: direction * forwardSign(element) * element.clientWidth * 0.85 });
}

/** The direction of an arrow key along the text, or undefined. */
export function arrowDirection(key: string, element: Element): 1 | -1 | undefined {
  if (key === 'ArrowRight') return forwardSign(element);
  if (key === 'ArrowLeft') return forwardSign(element) === 1 ? -1 : 1;
  return undefined;
}

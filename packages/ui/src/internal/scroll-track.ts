/** +1 where "further" means to the right, -1 where it means to the left. */
export const forwardSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** Moves a track by about one view, onwards (1) or back (-1), whatever the direction of the text. */
export function scrollByView(element: HTMLElement, onwards: 1 | -1): void {
  element.scrollBy({ left: onwards * forwardSign(element) * element.clientWidth * 0.85 });
}

/** Which way an arrow key points along the text, if it points along it at all. */
export function alongText(key: string, element: Element): 1 | -1 | undefined {
  if (key === 'ArrowRight') return forwardSign(element);
  if (key === 'ArrowLeft') return forwardSign(element) === 1 ? -1 : 1;
  return undefined;
}

/**
 * A ref for an element that replaces the focused control, so that the focus is not lost. On a page that has just
 * loaded, no element had the focus.
 */
export function focusIfLost(element: HTMLElement | null): void {
  const isLost = document.activeElement === document.body && navigator.userActivation.hasBeenActive;
  if (isLost) element?.focus();
}

/**
 * A ref for what replaces the control that had the focus, which would otherwise be lost. On a page that has just loaded
 * nothing had it.
 */
export function focusIfLost(element: HTMLElement | null): void {
  const isLost = document.activeElement === document.body && navigator.userActivation.hasBeenActive;
  if (isLost) element?.focus();
}

import type { PhrasesData, ToastData } from '@parde/ui';
import { createListeners } from './create-listeners.ts';

export interface ShownToast extends Omit<ToastData, 'text'> {
  readonly text: PhrasesData;
}

/** A store outside of React, so that a mutation can show its result after the viewer has left its page. */
let toasts: readonly ShownToast[] = [];
let isNeeded = false;
const listeners = createListeners();

export const subscribeToToasts = listeners.subscribe;

/** Loads the toasts' code early, so that toasts can also be shown offline. */
export function preloadToasts(): void {
  if (isNeeded) return;
  isNeeded = true;
  listeners.notify();
}

/** Shows a toast in place of one with the same id. Its action also dismisses it. */
export function showToast(toast: ShownToast): void {
  const { id, action } = toast;
  const shown = action && {
    label: action.label,
    onClick: () => {
      dismissToast(id);
      action.onClick();
    },
  };
  toasts = [
    ...toasts.filter((each) => each.id !== id),
    { ...toast, ...(shown && { action: shown }) },
  ];
  isNeeded = true;
  listeners.notify();
}

export function dismissToast(id: string): void {
  toasts = toasts.filter((each) => each.id !== id);
  listeners.notify();
}

export function readToasts(): readonly ShownToast[] {
  return toasts;
}

export function areToastsNeeded(): boolean {
  return isNeeded;
}

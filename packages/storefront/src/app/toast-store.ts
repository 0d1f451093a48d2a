import type { PhrasesData, ToastData } from '@parde/ui';
import { createListeners } from './create-listeners.ts';

export interface ShownToast extends Omit<ToastData, 'text'> {
  readonly text: PhrasesData;
}

/** A store outside of React: a mutation shows its result even after the viewer has left the page that started it. */
let toasts: readonly ShownToast[] = [];
let isNeeded = false;
const listeners = createListeners();

export const subscribeToToasts = listeners.subscribe;

/** Loads the toasts' code early, so that a toast can be shown offline too. */
export function preloadToasts(): void {
  if (isNeeded) return;
  isNeeded = true;
  listeners.notify();
}

/** Replaces a toast of the same id. Its action dismisses it. */
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

import type { PhrasesData, ToastData } from '@parde/ui';
import { createStore } from 'zustand/vanilla';

export interface ShownToast extends Omit<ToastData, 'text'> {
  readonly text: PhrasesData;
}

interface ToastState {
  readonly toasts: readonly ShownToast[];
  /** True if the toasts' code must load. */
  readonly isNeeded: boolean;
}

/** A store outside of React, so that a mutation can show its result after the viewer has left its page. */
export const toastStore = createStore<ToastState>(() => ({ toasts: [], isNeeded: false }));

/** Loads the toasts' code early, so that toasts can also be shown offline. */
export function preloadToasts(): void {
  toastStore.setState({ isNeeded: true });
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
  const added = { ...toast, ...(shown && { action: shown }) };
  toastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((each) => each.id !== id), added],
    isNeeded: true,
  }));
}

export function dismissToast(id: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.id !== id) }));
}

import type { ToastData } from '@parde/ui';

/**
 * What has just happened, for as long as it is shown. Whatever starts something says here how it ended, wherever the
 * viewer has gone meanwhile.
 */
let toasts: readonly ToastData[] = [];
let isExpected = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Has the toasts' code fetched, so that they can be shown without a line too. */
export function expectToasts(): void {
  if (isExpected) return;
  isExpected = true;
  notify();
}

/** Shows a toast in place of an earlier one of the same id. To act on it sends it away. */
export function showToast(toast: ToastData): void {
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
  isExpected = true;
  notify();
}

export function dismissToast(id: string): void {
  toasts = toasts.filter((each) => each.id !== id);
  notify();
}

export function readToasts(): readonly ToastData[] {
  return toasts;
}

export function areToastsExpected(): boolean {
  return isExpected;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

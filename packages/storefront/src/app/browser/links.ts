import { useEffect, useState } from 'react';

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * True for clicks that the browser handles itself, because a modifier key or another mouse button opens a tab, a
 * window or a menu.
 */
export function isForBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/** The delay before a prefetch, so that a passing pointer or the start of a scroll prefetches nothing. */
const intentDelayMs = 100;

interface Intent {
  /** Calls `act` unless the hover, focus or touch ends before a short delay. */
  begin(act: () => void): void;
  cancel(): void;
}

export function createIntent(): Intent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    begin(act) {
      cancel();
      timer = setTimeout(act, intentDelayMs);
    },
    cancel,
  };
}

export function useIntent(): Intent {
  const [intent] = useState(createIntent);
  useEffect(() => intent.cancel, [intent]);
  return intent;
}

import { useEffect, useState } from 'react';

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

import { useEffect, useState } from 'react';

/** A pointer that passes by, or a thumb that starts to scroll, prefetches nothing. */
const intentDelayMs = 100;

interface Intent {
  /** Calls `act` unless the hover, focus or press ends within a moment. */
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

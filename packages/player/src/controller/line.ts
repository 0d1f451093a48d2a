const firstWait = 1000;
const longestWait = 8000;

export interface Line {
  lost: () => void;
  back: () => void;
  stop: () => void;
}

/** Tries again when the browser says that it is online, and by itself after ever longer waits. */
export function createLine(again: () => void, signal: AbortSignal): Line {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  addEventListener(
    'online',
    () => {
      if (timer === undefined) return;
      stop();
      again();
    },
    { signal },
  );
  return {
    lost() {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        again();
      }, wait);
      wait = Math.min(longestWait, wait * 2);
    },
    back() {
      stop();
      wait = firstWait;
    },
    stop,
  };
}

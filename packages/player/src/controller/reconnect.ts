const firstDelayMs = 1000;
const longestDelayMs = 8000;

export interface Reconnect {
  lost: () => void;
  restored: () => void;
  stop: () => void;
}

/** Retries when the browser goes online, and automatically with increasing delays. */
export function createReconnect(retry: () => void, signal: AbortSignal): Reconnect {
  let delayMs = firstDelayMs;
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
      retry();
    },
    { signal },
  );
  return {
    lost() {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        retry();
      }, delayMs);
      delayMs = Math.min(longestDelayMs, delayMs * 2);
    },
    restored() {
      stop();
      delayMs = firstDelayMs;
    },
    stop,
  };
}

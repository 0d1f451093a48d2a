/** How long the bar takes to fill. */
export const loadingBarDurationMs = 10_000;

/** Shorter loads show no bar. */
export const loadingBarThrottleMs = 200;

/** How long the full bar stays after the last request. */
export const loadingBarHideDelayMs = 500;

/** The bar's limit while requests are pending: it is never full too early. */
export const loadingBarLimit = 0.95;

/** The pending requests, by a clock in milliseconds. Overlapping requests are one run of the bar. */
export interface LoadingBar {
  readonly pending: number;
  readonly startedAt: number;
  /** When the last request finished; meaningless while one is pending. */
  readonly finishedAt: number;
}

/** What to show. `progress` goes from 0 to 1. */
export interface LoadingBarView {
  readonly phase: 'hidden' | 'waiting' | 'running' | 'full';
  readonly progress: number;
}

export const idleLoadingBar: LoadingBar = { pending: 0, startedAt: 0, finishedAt: 0 };

/** Adds a request. The first starts a run, also while the last run's full bar still shows. */
export function startLoading(bar: LoadingBar, now: number): LoadingBar {
  if (bar.pending > 0) return { ...bar, pending: bar.pending + 1 };
  return { pending: 1, startedAt: now, finishedAt: now };
}

/** Removes a request, done or failed. An end without a start changes nothing. */
export function finishLoading(bar: LoadingBar, now: number): LoadingBar {
  return bar.pending > 0 ? { ...bar, pending: bar.pending - 1, finishedAt: now } : bar;
}

/** What to show at a time. A broken clock shows as little as possible. */
export function viewLoadingBar(bar: LoadingBar, now: number): LoadingBarView {
  if (bar.pending > 0) {
    const elapsed = now - bar.startedAt;
    if (!(elapsed >= loadingBarThrottleMs)) return { phase: 'waiting', progress: 0 };
    const progress = Math.min(elapsed / loadingBarDurationMs, loadingBarLimit);
    return { phase: 'running', progress };
  }
  const wasShown = bar.finishedAt - bar.startedAt >= loadingBarThrottleMs;
  const since = now - bar.finishedAt;
  const stays = since >= 0 && since < loadingBarHideDelayMs;
  return wasShown && stays ? { phase: 'full', progress: 1 } : { phase: 'hidden', progress: 0 };
}

/**
 * Milliseconds until the bar appears or hides, for one timer; undefined where neither is ahead. In between it only
 * grows.
 */
export function loadingBarChangesIn(bar: LoadingBar, now: number): number | undefined {
  const { phase } = viewLoadingBar(bar, now);
  if (phase === 'waiting') {
    const elapsed = now - bar.startedAt;
    // The clock was set back: look again after the usual delay.
    return elapsed > 0 ? loadingBarThrottleMs - elapsed : loadingBarThrottleMs;
  }
  return phase === 'full' ? loadingBarHideDelayMs - (now - bar.finishedAt) : undefined;
}

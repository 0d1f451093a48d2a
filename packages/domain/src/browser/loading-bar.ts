/** The time in which the bar fills. */
export const loadingBarDurationMs = 10_000;

/** Loads that are shorter show no bar. */
export const loadingBarThrottleMs = 200;

/** The time for which the full bar stays after the last request. */
export const loadingBarHideDelayMs = 500;

/** The bar's maximum while requests are pending, so that it is never full too early. */
export const loadingBarLimit = 0.95;

/** The pending requests, with times in milliseconds. Overlapping requests share one run of the bar. */
export interface LoadingBar {
  readonly pending: number;
  readonly startedAt: number;
  /** The end of the last request. Has no meaning while a request is pending. */
  readonly finishedAt: number;
}

/** The state of the bar to show. `progress` is between 0 and 1. */
export interface LoadingBarView {
  readonly phase: 'hidden' | 'waiting' | 'running' | 'full';
  readonly progress: number;
}

export const idleLoadingBar: LoadingBar = { pending: 0, startedAt: 0, finishedAt: 0 };

/** Adds a request. The first one starts a new run, even while the full bar of the last run is still visible. */
export function startLoading(bar: LoadingBar, now: number): LoadingBar {
  if (bar.pending > 0) return { ...bar, pending: bar.pending + 1 };
  return { pending: 1, startedAt: now, finishedAt: now };
}

/** Removes a request that succeeded or failed. An end without a start changes nothing. */
export function finishLoading(bar: LoadingBar, now: number): LoadingBar {
  return bar.pending > 0 ? { ...bar, pending: bar.pending - 1, finishedAt: now } : bar;
}

/** Returns the state of the bar at a time. With an invalid clock it shows as little as possible. */
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
 * Returns the milliseconds until the bar appears or hides, for a single timer. Undefined if neither will happen: in
 * between, the bar only grows.
 */
export function msUntilLoadingBarChange(bar: LoadingBar, now: number): number | undefined {
  const { phase } = viewLoadingBar(bar, now);
  if (phase === 'waiting') {
    const elapsed = now - bar.startedAt;
    // The clock was set back, so check again after the usual delay.
    return elapsed > 0 ? loadingBarThrottleMs - elapsed : loadingBarThrottleMs;
  }
  return phase === 'full' ? loadingBarHideDelayMs - (now - bar.finishedAt) : undefined;
}

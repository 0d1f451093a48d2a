/** How long the bar takes to run its length. */
export const loadingBarDurationMs = 10_000;

/** What is over sooner shows no bar at all. */
export const loadingBarThrottleMs = 200;

/** How long the full bar stays after the last request. */
export const loadingBarHideDelayMs = 500;

/** How far the bar runs while something is still under way: it is never full too early. */
export const loadingBarLimit = 0.95;

/** What is under way, by a clock in milliseconds. Requests that overlap are one run of the bar. */
export interface LoadingBar {
  readonly pending: number;
  readonly startedAt: number;
  /** When the last of them was over; while one is pending it says nothing. */
  readonly finishedAt: number;
}

/** What there is to show. `progress` goes from 0 to 1. */
export interface LoadingBarView {
  readonly phase: 'hidden' | 'waiting' | 'running' | 'full';
  readonly progress: number;
}

/** Nothing under way, nothing to show. */
export const idleLoadingBar: LoadingBar = { pending: 0, startedAt: 0, finishedAt: 0 };

/** One request more. The first one starts a run, also while the bar of the run before is still full. */
export function startLoading(bar: LoadingBar, now: number): LoadingBar {
  if (bar.pending > 0) return { ...bar, pending: bar.pending + 1 };
  return { pending: 1, startedAt: now, finishedAt: now };
}

/** One request less, done or failed. An end without a beginning changes nothing. */
export function finishLoading(bar: LoadingBar, now: number): LoadingBar {
  return bar.pending > 0 ? { ...bar, pending: bar.pending - 1, finishedAt: now } : bar;
}

/** What to show at a time. Where the clock makes no sense, as little as possible. */
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
 * In how many milliseconds the bar appears or goes, for one timer; undefined where neither lies ahead.
 * In between it only grows.
 */
export function loadingBarChangesIn(bar: LoadingBar, now: number): number | undefined {
  const { phase } = viewLoadingBar(bar, now);
  if (phase === 'waiting') {
    const elapsed = now - bar.startedAt;
    // A clock that was set back: look again after the usual wait.
    return elapsed > 0 ? loadingBarThrottleMs - elapsed : loadingBarThrottleMs;
  }
  return phase === 'full' ? loadingBarHideDelayMs - (now - bar.finishedAt) : undefined;
}

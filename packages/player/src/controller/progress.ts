/** Why a place is told. */
export type ProgressReason = 'start' | 'time' | 'pause' | 'seek' | 'hidden' | 'end' | 'close';

export interface Progress {
  seconds: number;
  duration: number;
  reason: ProgressReason;
}

/** May answer with a promise: the next place waits for it, so that saves arrive in their order. */
export type OnProgress = (progress: Progress) => unknown;

/** While it runs, a place is told as often as this. */
const progressEverySeconds = 10;

/** Reasons after which there may be no later. */
const leaving: readonly ProgressReason[] = ['hidden', 'close'];

export interface ProgressReporter {
  tell: (reason: ProgressReason, seconds: number, duration: number) => void;
  /** Of every moment that passes; it tells of one now and then. */
  passed: (seconds: number, duration: number) => void;
}

/**
 * Tells where the viewer is, in order. One that waits behind a slow save gives way to a newer one;
 * whoever leaves waits for nothing; after the last word there is none.
 */
export function createProgressReporter(onProgress: () => OnProgress | undefined): ProgressReporter {
  let last = Number.NaN;
  let busy = false;
  let waiting: Progress | null = null;
  let closed = false;
  let hiddenAt = Number.NaN;

  function send(progress: Progress): void {
    const answer = onProgress()?.(progress);
    if (!(answer instanceof Promise)) return;
    busy = true;
    const next = () => {
      busy = false;
      const newer = waiting;
      waiting = null;
      if (newer && !closed) send(newer);
    };
    answer.then(next, next);
  }

  function tell(reason: ProgressReason, seconds: number, duration: number): void {
    // Who closes a tab also hides it: one word is enough.
    if (closed || (reason === 'hidden' && seconds === hiddenAt)) return;
    hiddenAt = reason === 'hidden' ? seconds : Number.NaN;
    last = seconds;
    const progress = { reason, seconds, duration };
    if (leaving.includes(reason)) {
      closed = reason === 'close';
      // It would only be overtaken.
      waiting = null;
      send(progress);
    } else if (busy) waiting = progress;
    else send(progress);
  }

  return {
    tell,
    passed(seconds, duration) {
      if (Number.isNaN(last)) last = seconds;
      if (Math.abs(seconds - last) >= progressEverySeconds) tell('time', seconds, duration);
    },
  };
}

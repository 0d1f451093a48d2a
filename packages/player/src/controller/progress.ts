/** Why a position is reported. */
export type ProgressReason = 'start' | 'time' | 'pause' | 'seek' | 'hidden' | 'end' | 'close';

export interface Progress {
  seconds: number;
  duration: number;
  reason: ProgressReason;
  /** Of the picture that is shown; null where it is not known. */
  height?: number | null;
}

/** May return a promise: the next report waits for it, so that saves arrive in order. */
export type OnProgress = (progress: Progress) => unknown;

/** While playing, a report as often as this. */
const progressEverySeconds = 10;

/** After these there may be no later report. */
const finalReasons: readonly ProgressReason[] = ['hidden', 'close'];

export interface ProgressReporter {
  report: (reason: ProgressReason, seconds: number, duration: number) => void;
  /** Called as time passes; reports now and then. */
  timePassed: (seconds: number, duration: number) => void;
}

/**
 * Reports positions in order. A newer report replaces one that waits for a slow save; reports on leaving wait for
 * nothing; after `close` there are none.
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

  function report(reason: ProgressReason, seconds: number, duration: number): void {
    // Closing a tab also hides it: one report is enough.
    if (closed || (reason === 'hidden' && seconds === hiddenAt)) return;
    hiddenAt = reason === 'hidden' ? seconds : Number.NaN;
    last = seconds;
    const progress = { reason, seconds, duration };
    if (finalReasons.includes(reason)) {
      closed = reason === 'close';
      // A waiting report would arrive after this one.
      waiting = null;
      send(progress);
    } else if (busy) waiting = progress;
    else send(progress);
  }

  return {
    report,
    timePassed(seconds, duration) {
      if (Number.isNaN(last)) last = seconds;
      if (Math.abs(seconds - last) >= progressEverySeconds) report('time', seconds, duration);
    },
  };
}

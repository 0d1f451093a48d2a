/** The reason why a position is reported. */
export type ProgressReason = 'start' | 'time' | 'pause' | 'seek' | 'hidden' | 'end' | 'close';

export interface Progress {
  seconds: number;
  duration: number;
  reason: ProgressReason;
  /** The height of the shown picture; null if it is unknown. */
  height?: number | null;
}

/** May return a promise: the next report waits for it, so that saves arrive in order. */
export type OnProgress = (progress: Progress) => unknown;

/** The interval of reports during playback. */
const progressEverySeconds = 10;

/** After a report for one of these reasons, there may be no later report. */
const finalReasons: readonly ProgressReason[] = ['hidden', 'close'];

export interface ProgressReporter {
  report: (reason: ProgressReason, seconds: number, duration: number) => void;
  /** Called as time passes. Reports at intervals. */
  timePassed: (seconds: number, duration: number) => void;
}

/**
 * Reports positions in order. A newer report replaces a report that waits for a slow save. Reports on leaving do not
 * wait, and there are none after `close`.
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
    // Closing a tab also hides it, so one report is enough.
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

/** The parts of a trace event of Chrome that are read. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The thread's own time in microseconds, which the load of other programs does not increase. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The times of a page's main thread, in milliseconds of a phone that is four times slower than this machine. */
export interface ThreadTimes {
  readonly mainThreadMilliseconds: number;
  readonly longestScriptMilliseconds: number;
}

const slowdown = 4;

/** Lighthouse's own list of the events that count as script evaluation. */
const scripts = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'V8.Execute',
  'v8.evaluateModule',
]);

/**
 * Reads the times of the busiest page, because Chrome's first tab stays empty. A script's time includes the layouts
 * that it forces.
 */
export function readThreadTimes(events: readonly TraceEvent[]): ThreadTimes {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const pages = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((page) => events.filter((event) => threadOf(event) === threadOf(page)));
  const timesOf = (page: readonly TraceEvent[]): ThreadTimes => ({
    mainThreadMilliseconds: onThePhone(
      page.filter(({ name }) => name === 'RunTask').reduce(add, 0),
    ),
    longestScriptMilliseconds: onThePhone(
      page.filter(({ name }) => scripts.has(name)).reduce(longest, 0),
    ),
  });
  const [busiest] = pages
    .map(timesOf)
    .toSorted((one, other) => other.mainThreadMilliseconds - one.mainThreadMilliseconds);
  if (!busiest) throw new Error('The trace knows no page.');
  return busiest;
}

const add = (sum: number, { tdur = 0 }: TraceEvent) => sum + tdur;
const longest = (found: number, { tdur = 0 }: TraceEvent) => Math.max(found, tdur);
const onThePhone = (microseconds: number) => (slowdown * microseconds) / 1000;

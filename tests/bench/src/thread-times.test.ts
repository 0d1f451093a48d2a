import { expect, it } from 'vitest';
import { readThreadTimes, type TraceEvent } from './thread-times.ts';

const thread = (pid: number, tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  pid,
  tid,
  args: { name },
});
const [empty, page] = [1, 2];
const trace: readonly TraceEvent[] = [
  thread(empty, 10, 'CrRendererMain'),
  { name: 'RunTask', pid: empty, tid: 10, tdur: 900 },
  thread(page, 10, 'CrRendererMain'),
  thread(page, 11, 'Compositor'),
  { name: 'RunTask', pid: page, tid: 10, tdur: 2000 },
  { name: 'EvaluateScript', pid: page, tid: 10, tdur: 1500 },
  { name: 'RunTask', pid: page, tid: 10, tdur: 60_000 },
  { name: 'RunMicrotasks', pid: page, tid: 10, tdur: 9500 },
  // A layout that no script forces, a script of a worker, and a script without an end.
  { name: 'Layout', pid: page, tid: 10, tdur: 50_000 },
  { name: 'FunctionCall', pid: page, tid: 11, tdur: 50_000 },
  { name: 'FunctionCall', pid: page, tid: 10 },
];

it('the times are those of the page’s main thread, slowed down to the phone', () => {
  expect(readThreadTimes(trace)).toEqual({
    mainThreadMilliseconds: 248,
    longestScriptMilliseconds: 38,
  });
});

it('a trace without a page is refused', () => {
  expect(() => readThreadTimes([thread(page, 11, 'Compositor')])).toThrow('no page');
});

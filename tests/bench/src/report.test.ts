import { expect, it } from 'vitest';
import { longestScript, type Report, readMarks, type Trace } from './report.ts';

const page = 1;
const thread = (pid: number, tid: number, name: string) =>
  ({ name: 'thread_name', pid, tid, args: { name } }) as const;
const trace: Trace = {
  traceEvents: [
    thread(page, 10, 'CrRendererMain'),
    thread(page, 11, 'Compositor'),
    { name: 'EvaluateScript', pid: page, tid: 10, dur: 2000 },
    { name: 'RunMicrotasks', pid: page, tid: 10, dur: 9500 },
    // A task without a script, a worker's script, and one without an end.
    { name: 'Layout', pid: page, tid: 10, dur: 50_000 },
    { name: 'FunctionCall', pid: page, tid: 11, dur: 50_000 },
    { name: 'FunctionCall', pid: page, tid: 10 },
  ],
};

const report = (requests: readonly { url: string; protocol: string }[]): Report => ({
  categories: { performance: { score: 0.934 } },
  audits: {
    'largest-contentful-paint': { numericValue: 1510 },
    'total-blocking-time': { numericValue: 120.5 },
    'cumulative-layout-shift': { numericValue: 0.015 },
    'mainthread-work-breakdown': { numericValue: 1800 },
    'total-byte-weight': { numericValue: 290_500 },
    'network-requests': { details: { items: requests } },
  },
});

const ours = { url: 'https://a.test/', protocol: 'h2' };

it('is the longest script on the main thread, as slow as on the phone', () => {
  expect(longestScript(trace)).toBe(38);
});

it('reads what a visit cost, and counts no picture that stands in the page', () => {
  const inline = { url: 'data:image/png;base64,', protocol: 'data' };
  expect(readMarks(report([ours, inline]), trace)).toEqual({
    score: 93,
    lcpSeconds: 1.51,
    tbtMilliseconds: 120.5,
    cls: 0.015,
    mainThreadMilliseconds: 1800,
    longestScriptMilliseconds: 38,
    kilobytes: 290.5,
    requests: 1,
  });
});

it('takes no visit that went over another protocol, failed, or lacks a figure', () => {
  const old = { url: 'https://a.test/old.js', protocol: 'http/1.1' };
  expect(() => readMarks(report([ours, old]), trace)).toThrow('http/1.1 https://a.test/old.js');
  const failed = { ...report([ours]), runtimeError: { message: 'NO_FCP' } };
  expect(() => readMarks(failed, trace)).toThrow('NO_FCP');
  const lacking = { ...report([ours]), audits: {} };
  expect(() => readMarks(lacking, trace)).toThrow('largest-contentful-paint');
});

import { expect, it } from 'vitest';
import { type Report, readMarks } from './report.ts';

const report = (requests: readonly { url: string; protocol: string }[]): Report => ({
  categories: { performance: { score: 0.934 } },
  audits: {
    'largest-contentful-paint': { numericValue: 1510 },
    'total-blocking-time': { numericValue: 120.5 },
    'cumulative-layout-shift': { numericValue: 0.015 },
    'total-byte-weight': { numericValue: 290_500 },
    'network-requests': { details: { items: requests } },
  },
});

const ours = { url: 'https://a.test/', protocol: 'h2' };

it('reads the cost of a visit, and does not count pictures that are inlined in the page', () => {
  const inline = { url: 'data:image/png;base64,', protocol: 'data' };
  expect(readMarks(report([ours, inline]))).toEqual({
    score: 93,
    lcpSeconds: 1.51,
    tbtMilliseconds: 120.5,
    cls: 0.015,
    kilobytes: 290.5,
    requests: 1,
  });
});

it('refuses a visit that used another protocol, failed, or has no value for a figure', () => {
  const old = { url: 'https://a.test/old.js', protocol: 'http/1.1' };
  expect(() => readMarks(report([ours, old]))).toThrow('http/1.1 https://a.test/old.js');
  const failed = { ...report([ours]), runtimeError: { message: 'NO_FCP' } };
  expect(() => readMarks(failed)).toThrow('NO_FCP');
  const withoutAudits = { ...report([ours]), audits: {} };
  expect(() => readMarks(withoutAudits)).toThrow('largest-contentful-paint');
});

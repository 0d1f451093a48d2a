import { describe, expect, it } from 'vitest';
import { loggedLines } from '../../test-support/logged-lines.ts';
import { log, logAs, logError } from './log.server.ts';

const lines = loggedLines();

/** Returns the only line that was logged. */
function logged() {
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  expect(line.indexOf('\n')).toBe(line.length - 1);
  return JSON.parse(line);
}

it('names time, level, event and brand', () => {
  logAs('main');
  log('listening');
  expect(logged()).toEqual({
    time: expect.any(String),
    level: 'info',
    event: 'listening',
    brand: 'main',
  });
});

it('is one line even for readers with other line ends', () => {
  const path = '/a\u2028b\u2029c\u0085d';
  log('request', { path });
  expect(logged()).toMatchObject({ path });
  expect(lines[0]).not.toMatch(/[\u0085\u2028\u2029]/);
});

describe('an error', () => {
  it('has its stack and the stacks of its causes', () => {
    const cause = new RangeError('too far');
    logError('page-failed', new Error('first\nsecond', { cause }));
    expect(logged()).toMatchObject({ level: 'error', error: 'first\nsecond' });
    expect(JSON.parse(lines[0] ?? '').stack).toMatch(
      /^Error: first[\s\S]+Caused by: RangeError: too far/,
    );
  });

  it.each([
    [{ code: 7 }, '{ code: 7 }'],
    ['gone', 'gone'],
    [undefined, 'undefined'],
  ])('can be %j', (thrown, error) => {
    logError('page-failed', thrown);
    expect(logged()).toMatchObject({ error });
  });

  it.each(['x ', '\0', 'ش '])('is cut off if it is very long: %j', (part) => {
    logError('page-failed', new Error(part.repeat(1_000_000)));
    expect(logged().error).toMatch(/…$/);
    expect(Buffer.byteLength(lines[0] ?? '')).toBeLessThan(16_384);
  });
});

it.each([
  ['GET https://api.example/x?mobile=09121234567#top failed', 'GET https://api.example/x?… failed'],
  ['no such page: /search?query=abc', 'no such page: /search?…'],
  ['of 09121234567, +989121234567 and ۰۹۱۲۱۲۳۴۵۶۷', 'of …, … and …'],
  ['Bearer abc.def', 'Bearer …'],
  [`signed ${'aB3_'.repeat(12)}`, 'signed …'],
  ['from sara@example.ir', 'from …@…'],
  ['https://key@reports.example/1', 'https://reports.example/1'],
  // Details that help to find a failure remain.
  ['movie 1024 in 12345678 ms at index.js:12:34', 'movie 1024 in 12345678 ms at index.js:12:34'],
])('logs %j without the viewer’s data', (problem, scrubbed) => {
  log('api-unreachable', { problem });
  expect(logged().problem).toBe(scrubbed);
});

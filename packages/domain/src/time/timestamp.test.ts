import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { isPast, readTimestamp } from './timestamp.ts';

describe('a timestamp of the API', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-01T03:30:00+03:30', 0],
    ['1969-12-31T20:00:00-04:00', 0],
    ['1970-01-01T00:00:01.250Z', 1250],
    ['1970-01-01T00:00:01.250000000Z', 1250],
    ['1970-01-01T00:00:01.2509999999999Z', 1250],
    ['1970-01-01T00:00:01.5Z', 1500],
    ['1970-01-01t00:00:00z', 0],
    ['1970-01-01t03:30:00.0+03:30', 0],
  ])('%s is read as %j', (text, time) => {
    expect(readTimestamp(text)).toBe(time);
  });

  it.each([
    undefined,
    null,
    '',
    'soon',
    '5',
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-11-21 10:00:00Z',
    '2026-11-21T10:00Z',
    '2026-11-21T10:00:00.Z',
    '2026-11-21T10:00:000Z',
    '2026-11-21T10:00:60Z',
    '2026-11-21T10:00:00+99:99',
    '2026-11-21T10:00:00+0330',
    '2026-13-21T10:00:00Z',
    '2026-11-21T25:00:00Z',
    '+002026-11-21T10:00:00Z',
    'at 2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00Z, Tehran',
    '2026-11-21T10:00:00Z (Tehran)',
    '۲۰۲۶-۱۱-۲۱T۱۰:۰۰:۰۰Z',
  ])('%j is not a timestamp', (text) => {
    expect(readTimestamp(text)).toBeUndefined();
  });

  it('is read as the same time', () => {
    const date = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (moment) => {
        expect(readTimestamp(moment.toISOString())).toBe(moment.getTime());
      }),
    );
  });

  it('is the same time with a fraction of any length and in either case', () => {
    const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(time, fc.stringMatching(/^\d{0,30}$/), fc.boolean(), (moment, digits, lower) => {
        const text = new Date(moment).toISOString().replace('Z', `${digits}Z`);
        expect(readTimestamp(lower ? text.toLowerCase() : text)).toBe(moment);
      }),
    );
  });

  it('is a number or undefined, whatever was sent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readTimestamp(text) ?? 0).not.toBeNaN();
      }),
    );
  });
});

describe('a time', () => {
  it.each([
    [99, 100, true],
    [100, 100, true],
    [101, 100, false],
    [undefined, 100, false],
    [99, Number.NaN, false],
    [Number.NaN, 100, false],
  ])('%j is past at %j: %j', (time, now, come) => {
    expect(isPast(time, now)).toBe(come);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRelative } from './relative-time.ts';
import { formatDate, formatDay, formatTimeOfDay, timeZone } from './tehran-time.ts';

const now = '2026-11-21T10:00:00+03:30';

describe('dates and times', () => {
  it('are Jalali in Persian and Gregorian in English', () => {
    expect(formatDate('2026-11-20', 'fa')).toBe('۲۹ آبان ۱۴۰۵');
    expect(formatDate('2026-11-20', 'en')).toBe('20 November 2026');
  });

  it('name a day of these weeks without its year', () => {
    expect(formatDay('2026-11-22', 'fa')).toBe('یکشنبه ۱ آذر');
    expect(formatDay('2026-11-22', 'en')).toBe('Sunday 22 November');
  });

  it('are those of Tehran', () => {
    expect(formatDay('2026-11-20T20:30:00Z', 'en')).toBe('Saturday 21 November');
    expect(formatTimeOfDay('2026-11-20T20:30:00Z', 'fa')).toBe('۰۰:۰۰');
    expect(formatDate('2026-11-20T20:30:00Z', 'en')).toBe('21 November 2026');
    expect(formatTimeOfDay('2026-11-20T20:30:00+03:30', 'en')).toBe('20:30');
  });

  it.each([
    ['fa', 'fa-IR'],
    ['en', 'en-GB'],
  ] as const)('agree with Intl on the time of any day to come (%s)', (locale, tag) => {
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
    const intl = new Intl.DateTimeFormat(tag, clock);
    const min = new Date('2022-10-01');
    const max = new Date('2050-01-01');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) => {
        expect(formatTimeOfDay(moment, locale)).toBe(intl.format(moment));
      }),
    );
  });

  it('are a dash where they are none', () => {
    expect(formatDate('soon', 'fa')).toBe('—');
    expect(formatDay('soon', 'fa')).toBe('—');
    expect(formatTimeOfDay(Number.NaN, 'fa')).toBe('—');
    expect(formatRelative('soon', now, 'fa')).toBe('—');
    expect(formatRelative(now, 'soon', 'fa')).toBe('—');
  });
});

describe('how long ago', () => {
  it('is counted by the calendar of Tehran, in months of any length', () => {
    const night = '2026-11-21T01:00:00+03:30';
    expect(formatRelative('2026-11-19T23:30:00+03:30', night, 'en')).toBe('2 days ago');
    const march = '2026-03-01T12:00:00+03:30';
    expect(formatRelative('2026-02-27T11:00:00+03:30', march, 'en')).toBe('2 days ago');
  });

  it.each([
    ['2026-11-21T09:59:30+03:30', 'اکنون', 'now'],
    ['2026-11-21T09:59:00+03:30', '۱ دقیقه پیش', '1 minute ago'],
    ['2026-11-21T09:00:00+03:30', '۱ ساعت پیش', '1 hour ago'],
    ['2026-11-20T10:00:00+03:30', 'دیروز', 'yesterday'],
    ['2026-11-21T09:48:00+03:30', '۱۲ دقیقه پیش', '12 minutes ago'],
    ['2026-11-21T07:00:00+03:30', '۳ ساعت پیش', '3 hours ago'],
    ['2026-11-20T23:00:00+03:30', '۱۱ ساعت پیش', '11 hours ago'],
    ['2026-11-20T09:00:00+03:30', 'دیروز', 'yesterday'],
    ['2026-11-18T23:30:00+03:30', '۳ روز پیش', '3 days ago'],
    ['2026-11-08T10:00:00+03:30', 'هفتهٔ گذشته', 'last week'],
    ['2026-11-14T10:00:00+03:30', 'هفتهٔ گذشته', 'last week'],
    ['2026-11-07T10:00:00+03:30', '۲ هفته پیش', '2 weeks ago'],
    ['2026-10-23T10:00:00+03:30', '۴ هفته پیش', '4 weeks ago'],
    ['2026-10-22T10:00:00+03:30', 'ماه گذشته', 'last month'],
    ['2025-11-22T10:00:00+03:30', '۱۲ ماه پیش', '12 months ago'],
    ['2025-11-21T10:00:00+03:30', 'سال گذشته', 'last year'],
    ['2026-08-20T10:00:00+03:30', '۳ ماه پیش', '3 months ago'],
    ['2024-11-01T10:00:00+03:30', '۲ سال پیش', '2 years ago'],
    ['2026-11-22T11:00:00+03:30', 'فردا', 'tomorrow'],
    ['2026-11-21T10:20:00+03:30', '۲۰ دقیقه بعد', 'in 20 minutes'],
  ])('%s is %s, %s', (moment, fa, en) => {
    expect(formatRelative(moment, now, 'fa')).toBe(fa);
    expect(formatRelative(moment, now, 'en')).toBe(en);
  });

  it('counts days of the calendar: a full day ago is at least yesterday', () => {
    const day = 24 * 60 * 60 * 1000;
    const present = Date.parse(now);
    fc.assert(
      fc.property(fc.integer({ min: day, max: 6 * day }), (distance) => {
        expect(formatRelative(present - distance, present, 'en')).toMatch(
          /^(?:yesterday|[2-6] days ago|last week)$/,
        );
      }),
    );
  });
});

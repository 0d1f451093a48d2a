import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { justNow, relativeMessages } from './relative-messages.ts';
import { formatRelative } from './relative-time.ts';
import { dayInTehran, formatDate, formatDay } from './tehran-date.ts';
import { formatTimeOfDay, timeZone } from './tehran-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Any time. Half of the values are in the hours in which the offset determines the day. */
const anyMoment = fc
  .record({
    day: fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2050-01-01'),
      noInvalidDate: true,
    }),
    clock: fc.option(fc.integer({ min: 0.77 * dayMs, max: 0.88 * dayMs }), { freq: 2 }),
  })
  .map(({ day, clock }) => (clock === null ? day : new Date(day).setUTCHours(0, 0, 0, clock)));

const now = '2026-11-21T10:00:00+03:30';

describe('dates and times', () => {
  it('are Jalali in Persian and Gregorian in English', () => {
    expect(formatDate('2026-11-20', 'fa')).toBe('۲۹ آبان ۱۴۰۵');
    expect(formatDate('2026-11-20', 'en')).toBe('20 November 2026');
  });

  it('contain the weekday but no year for a day in these weeks', () => {
    expect(formatDay('2026-11-22', 'fa')).toBe('یکشنبه ۱ آذر');
    expect(formatDay('2026-11-22', 'en')).toBe('Sunday 22 November');
  });

  it('are in Tehran’s time zone', () => {
    expect(formatDay('2026-11-20T20:30:00Z', 'en')).toBe('Saturday 21 November');
    expect(formatTimeOfDay('2026-11-20T20:30:00Z', 'fa')).toBe('۰۰:۰۰');
    expect(formatDate('2026-11-20T20:30:00Z', 'en')).toBe('21 November 2026');
    expect(formatTimeOfDay('2026-11-20T20:30:00+03:30', 'en')).toBe('20:30');
  });

  it.each([
    ['fa', 'fa-IR'],
    ['en', 'en-GB'],
  ] as const)('match Intl for the time of any future day (%s)', (locale, tag) => {
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

  it.each([
    ['the turn of a leap year', '2025-03-20', '۳۰ اسفند ۱۴۰۳', '20 March 2025'],
    ['the day after', '2025-03-21', '۱ فروردین ۱۴۰۴', '21 March 2025'],
    ['the turn of a common year', '2026-03-20', '۲۹ اسفند ۱۴۰۴', '20 March 2026'],
    ['a summer evening before 2022', '2020-06-01T19:30:00Z', '۱۳ خرداد ۱۳۹۹', '2 June 2020'],
    ['the last such evening', '2022-09-20T19:30:00Z', '۳۰ شهریور ۱۴۰۱', '21 September 2022'],
    ['one at five hours from UTC', '1978-06-01T19:00:00Z', '۱۲ خرداد ۱۳۵۷', '2 June 1978'],
    ['a winter evening before 2022', '2020-12-01T20:29:59Z', '۱۱ آذر ۱۳۹۹', '1 December 2020'],
    ['a summer evening since', '2023-06-01T20:29:59Z', '۱۱ خرداد ۱۴۰۲', '1 June 2023'],
    ['the year before 1', '0000-12-31', '۱۰ دی \u200e−۶۲۱', '31 December 1'],
  ])('are correct for %s', (_, moment, fa, en) => {
    expect(formatDate(moment, 'fa')).toBe(fa);
    expect(formatDate(moment, 'en')).toBe(en);
  });

  it('need an Intl formatter only for evenings before 2022', async () => {
    vi.resetModules();
    const intl = vi.spyOn(Intl, 'DateTimeFormat');
    const fresh = await import('./tehran-date.ts');
    fresh.formatDate('1985-03-01', 'fa');
    fresh.formatDay('2020-06-01T18:59:59Z', 'en');
    fresh.formatDate('2022-09-22T20:00:00Z', 'en');
    expect(intl).not.toHaveBeenCalled();
    fresh.formatDate('2020-06-01T19:00:00Z', 'fa');
    expect(intl).toHaveBeenCalledOnce();
    intl.mockRestore();
  });

  it('are a dash if they are invalid', () => {
    expect(formatDate('soon', 'fa')).toBe('—');
    expect(formatDay('soon', 'fa')).toBe('—');
    expect(formatTimeOfDay(Number.NaN, 'fa')).toBe('—');
    expect(formatRelative('soon', now, 'fa')).toBe('—');
    expect(formatRelative(now, 'soon', 'fa')).toBe('—');
  });
});

describe.each([
  ['fa', 'fa-IR'],
  ['en', 'en-GB'],
] as const)('dates match Intl (%s)', (locale, tag) => {
  const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const named = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const near = new Intl.DateTimeFormat(tag, named);

  it('on every day from 1900 to 2100', () => {
    const last = Date.UTC(2100, 11, 31);
    const wrong: string[] = [];
    for (let time = Date.UTC(1900, 0, 1); time <= last; time += dayMs) {
      const day = new Date(time).toISOString().slice(0, 10);
      if (formatDate(day, locale) !== long.format(time)) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });

  it('at any time', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(formatDate(moment, locale)).toBe(long.format(moment));
        expect(formatDay(moment, locale)).toBe(near.format(moment));
      }),
      { numRuns: 500 },
    );
  });
});

describe('relative time', () => {
  it('is counted in calendar days of Tehran, in months of any length', () => {
    const night = '2026-11-21T01:00:00+03:30';
    expect(formatRelative('2026-11-19T23:30:00+03:30', night, 'en')).toBe('2 days ago');
    const march = '2026-03-01T12:00:00+03:30';
    expect(formatRelative('2026-02-27T11:00:00+03:30', march, 'en')).toBe('2 days ago');
    const summer = '2020-06-02T00:30:00+04:30';
    expect(formatRelative('2020-05-31T23:30:00+04:30', summer, 'en')).toBe('2 days ago');
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
  ])('for %s is %s and %s', (moment, fa, en) => {
    expect(formatRelative(moment, now, 'fa')).toBe(fa);
    expect(formatRelative(moment, now, 'en')).toBe(en);
  });

  it.each([
    ['fa', 'fa-IR'],
    ['en', 'en-GB'],
  ] as const)('is formatted as by Intl (%s)', (locale, tag) => {
    const intl = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    expect(justNow[locale]).toBe(intl.format(0, 'second'));
    for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year'] as const) {
      for (let count = 1; count <= 1200; count += 1) {
        expect(relativeMessages(count, unit, locale)).toBe(intl.format(count, unit));
        expect(relativeMessages(-count, unit, locale)).toBe(intl.format(-count, unit));
      }
    }
    // A difference of 0 days occurs on a day of 25 hours.
    expect(relativeMessages(0, 'day', locale)).toBe(intl.format(0, 'day'));
  });

  it('counts the same days as Intl', () => {
    // The Swedish date format is the same as ISO 8601.
    const iso = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(dayInTehran(Number(moment)) * dayMs).toBe(Date.parse(iso.format(moment)));
      }),
      { numRuns: 500 },
    );
  });

  it('counts calendar days: a full day ago is at least yesterday', () => {
    const present = Date.parse(now);
    fc.assert(
      fc.property(fc.integer({ min: dayMs, max: 6 * dayMs }), (distance) => {
        expect(formatRelative(present - distance, present, 'en')).toMatch(
          /^(?:yesterday|[2-6] days ago|last week)$/,
        );
      }),
    );
  });
});

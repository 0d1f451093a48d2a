import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCountdown, resendDelaySeconds, secondsUntilResend } from './resend-countdown.ts';

describe('the wait until the code may be sent again', () => {
  it.each([
    [0, 90],
    [1, 90],
    [1000, 89],
    [89_001, 1],
    [90_000, 0],
    [500_000, 0],
    [-5000, 90],
    [Number.NaN, 0],
  ])('is, %j ms after sending, %j seconds', (passed, left) => {
    expect(secondsUntilResend(1_000_000, 1_000_000 + passed)).toBe(left);
  });

  it('is longer if the server requests it', () => {
    expect(secondsUntilResend(0, 60_000, 120)).toBe(60);
  });

  it('is never negative, even with an invalid delay', () => {
    expect(secondsUntilResend(0, 0, -5)).toBe(0);
    expect(secondsUntilResend(0, 0, Number.NaN)).toBe(0);
    expect(secondsUntilResend(0, 0, Number.POSITIVE_INFINITY)).toBe(0);
    expect(secondsUntilResend(0, 0, 0.5)).toBe(1);
  });

  it('is always a valid number of seconds for the countdown', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (sentAt, now) => {
        const left = secondsUntilResend(sentAt, now);
        expect(Number.isInteger(left)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(resendDelaySeconds);
      }),
    );
  });

  it('is shown with ungrouped minutes and two-digit seconds', () => {
    expect([formatCountdown(9, 'fa'), formatCountdown(60_000, 'fa')]).toEqual(['۰:۰۹', '۱۰۰۰:۰۰']);
    expect([formatCountdown(9, 'en'), formatCountdown(60_000, 'en')]).toEqual(['0:09', '1000:00']);
  });

  it.each([
    [90, '۱:۳۰', '1:30'],
    [8.2, '۰:۰۹', '0:09'],
    [9, '۰:۰۹', '0:09'],
    [0, '۰:۰۰', '0:00'],
    [-3, '۰:۰۰', '0:00'],
    [Number.NaN, '۰:۰۰', '0:00'],
    [3600, '۶۰:۰۰', '60:00'],
  ])('is shown for %j seconds as %s and %s', (left, fa, en) => {
    expect(formatCountdown(left, 'fa')).toBe(fa);
    expect(formatCountdown(left, 'en')).toBe(en);
  });
});

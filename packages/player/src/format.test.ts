import { expect, it } from 'vitest';
import { clock, dataSize, formatSpokenTime, percent } from './format.ts';

it('formats times in the digits of the page', () => {
  expect(clock('fa', 62)).toBe('۱:۰۲');
  expect(clock('fa', 62, 7200)).toBe('۰:۰۱:۰۲');
  expect(clock('en', 3723.9)).toBe('1:02:03');
  expect(clock('en', -4)).toBe('0:00');
});

it('formats times for screen readers', () => {
  expect(formatSpokenTime('fa', 182)).toBe('۳ دقیقه و ۲ ثانیه');
  expect(formatSpokenTime('fa', 3782)).toBe('۱ ساعت و ۳ دقیقه و ۲ ثانیه');
  expect(formatSpokenTime('fa', 0)).toBe('۰ ثانیه');
  expect(formatSpokenTime('en', 3660)).toBe('1 hour and 1 minute');
});

it('formats sizes and shares', () => {
  expect(dataSize('fa', 360_000_000)).toBe('۳۶۰ مگابایت');
  expect(dataSize('en', 1_080_000_000)).toBe('1.1 gigabytes');
  expect(percent('en', 0.35)).toBe('35%');
});

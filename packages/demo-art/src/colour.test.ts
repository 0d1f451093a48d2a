import { expect, it } from 'vitest';
import { lightness, mix } from './colour.ts';

it('returns the first colour for a share of 0 and the second for 1', () => {
  expect(mix('#57306e', '#f8ab74', 0)).toBe('#57306e');
  expect(mix('#57306e', '#f8ab74', 1)).toBe('#f8ab74');
});

it('measures lightness as the eye perceives it', () => {
  expect(lightness('#000000')).toBeCloseTo(0);
  expect(lightness('#ffffff')).toBeCloseTo(1);
  expect(lightness('#ffff00')).toBeGreaterThan(lightness('#0000ff'));
});

it('returns a colour of medium lightness for a share of 0.5', () => {
  const middle = (lightness('#0d1f4f') + lightness('#fcd78f')) / 2;
  expect(lightness(mix('#0d1f4f', '#fcd78f', 0.5))).toBeCloseTo(middle, 1);
});

import { expect, it } from 'vitest';
import { lightness, mix } from './colour.ts';

it('ends at its ends', () => {
  expect(mix('#57306e', '#f8ab74', 0)).toBe('#57306e');
  expect(mix('#57306e', '#f8ab74', 1)).toBe('#f8ab74');
});

it('judges lightness as the eye does', () => {
  expect(lightness('#000000')).toBeCloseTo(0);
  expect(lightness('#ffffff')).toBeCloseTo(1);
  expect(lightness('#ffff00')).toBeGreaterThan(lightness('#0000ff'));
});

it('blends half-way to the middle of lightness', () => {
  const middle = (lightness('#0d1f4f') + lightness('#fcd78f')) / 2;
  expect(lightness(mix('#0d1f4f', '#fcd78f', 0.5))).toBeCloseTo(middle, 1);
});

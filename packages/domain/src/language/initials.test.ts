import { describe, expect, it } from 'vitest';
import { alphabetOf, initialOf } from './initials.ts';

describe('an alphabet', () => {
  it('is in its own order, with the letters that only Persian has in their positions', () => {
    const persian = alphabetOf('fa');
    expect(persian).toHaveLength(33);
    expect(persian.slice(0, 5)).toEqual(['آ', 'ا', 'ب', 'پ', 'ت']);
    expect(persian.slice(-4)).toEqual(['ن', 'و', 'ه', 'ی']);
    expect(persian.indexOf('گ')).toBe(persian.indexOf('ک') + 1);
    expect(alphabetOf('en').join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });
});

describe('the initial of a name', () => {
  it.each([
    ['پرستو نیک‌نام', 'پ'],
    ['آرش', 'آ'],
    ['آرش', 'آ'],
    ['أحمد', 'ا'],
    ['يوسف', 'ی'],
    ['كامران', 'ک'],
    [' مهتاب', 'م'],
    ['Parastoo', undefined],
    ['۳۰۷', undefined],
    ['', undefined],
  ])('in Persian: %s', (name, initial) => {
    expect(initialOf(name, 'fa')).toBe(initial);
  });

  it.each([
    ['Émile', 'E'],
    ['mina', 'M'],
    ['پرستو', undefined],
    ['50 Cent', undefined],
  ])('in English: %s', (name, initial) => {
    expect(initialOf(name, 'en')).toBe(initial);
  });
});

import { describe, expect, it } from 'vitest';
import { directionOf, isLocale, locales, parseLocale } from './locale.ts';

describe('the locale', () => {
  it.each([
    ['fa', 'fa'],
    ['en', 'en'],
    ['FA', 'fa'],
    ['de', 'fa'],
    ['', 'fa'],
    [null, 'fa'],
    [undefined, 'fa'],
  ])('reads %j as %j', (value, locale) => {
    expect(parseLocale(value)).toBe(locale);
  });

  it('is one of the two locales', () => {
    expect(locales.every(isLocale)).toBe(true);
    expect(isLocale('de')).toBe(false);
    expect(isLocale(undefined)).toBe(false);
  });

  it('has a direction', () => {
    expect(locales.map(directionOf)).toEqual(['rtl', 'ltr']);
  });
});

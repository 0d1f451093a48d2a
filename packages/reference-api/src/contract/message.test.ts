import { expect, it } from 'vitest';
import { preferredLocale } from './message.ts';

it.each([
  [null, 'fa'],
  ['', 'fa'],
  ['en', 'en'],
  ['EN-gb, fa;q=0.8', 'en'],
  ['fa, en;q=0.9', 'fa'],
  ['de, en;q=0.5', 'en'],
  ['en;q=0.3, fa-IR;q=0.7', 'fa'],
  ['en;q=nonsense', 'fa'],
  ['*', 'fa'],
])('reads %j as %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

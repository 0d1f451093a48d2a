import { describe, expect, test } from 'vitest';
import { main } from '../generated/token-values.ts';
import { brandDifference, brandProperties } from './brand-properties.ts';
import { resolveBrand } from './brands/resolve-brand.ts';

describe('brandDifference', () => {
  test('is empty for the main brand', () => {
    expect(brandDifference(resolveBrand(main), main)).toEqual({ base: {}, light: {}, dark: {} });
  });

  test('has a value for both modes if one mode differs', () => {
    const brand = resolveBrand({ light: { color: { live: '#123456' } } });
    expect(brandDifference(brand, main)).toEqual({
      base: {},
      light: { '--parde-color-live': '#123456' },
      dark: { '--parde-color-live': main.dark.color.live },
    });
  });

  test('has one entry for a value that is the same in both modes', () => {
    const brand = resolveBrand({ radius: { poster: '0' }, font: { weight: { heading: '600' } } });
    expect(brandDifference(brand, main)).toEqual({
      base: { '--parde-radius-poster': '0', '--parde-font-weight-heading': '600' },
      light: {},
      dark: {},
    });
  });
});

test('both modes of a brand have the same properties', () => {
  const { light, dark } = brandProperties(main);
  expect(Object.keys(light)).toEqual(Object.keys(dark));
});

import { expect, it } from 'vitest';
import { checkBrand } from './check-brand.server.ts';
import { type Brand, defineBrand } from './define-brand.ts';

const brand: Brand = defineBrand({
  id: 'test',
  name: { fa: 'آزمون', en: 'Test' },
  tagline: { fa: 'یک برند', en: 'A brand' },
  description: { fa: 'برندی برای آزمون', en: 'A brand for tests' },
  logoPath: 'M4 3h16v18H4z',
  themeColor: { light: '#ffffff', dark: '#000000' },
  supportPhone: '02191000000',
  newspaperChannel: 'khabar',
  sliderRef: '0',
  userRef: '0',
});

it('lets a whole brand through as it is', () => {
  expect(checkBrand(brand)).toEqual(brand);
});

it('names each field that is wrong and what it should be', () => {
  const check = () =>
    checkBrand({
      ...brand,
      name: { fa: ' ', en: 'Test' },
      supportPhone: 'call us',
      sliderRef: '{code}',
    });
  expect(check).toThrow(/name\.fa must not be empty/);
  expect(check).toThrow(/supportPhone must be 4 to 15 digits/);
  expect(check).toThrow(/sliderRef must be 1 to 18 digits/);
});

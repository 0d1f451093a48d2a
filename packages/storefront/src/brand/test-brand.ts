import { defineBrand } from './define-brand.ts';

/** A valid brand, for tests to change. */
export const testBrand = defineBrand({
  id: 'test',
  name: { fa: 'آزمون', en: 'Test' },
  tagline: { fa: 'یک برند', en: 'A brand' },
  description: { fa: 'برندی برای آزمون', en: 'A brand for tests' },
  logo: { mark: 'M4 3h16v18H4z' },
  iconColor: { ground: '#000000', mark: '#ffffff' },
  themeColor: { light: '#ffffff', dark: '#000000' },
  supportPhone: '02191000000',
  ids: { live: 'parde-one', newspaper: 'khabar', bookFair: '4300' },
  otherHosts: 'redirect',
  rules: {},
  sliderRef: '0',
  userRef: '0',
});

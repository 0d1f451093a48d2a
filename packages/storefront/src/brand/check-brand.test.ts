import { expect, it } from 'vitest';
import { checkBrand } from './check-brand.server.ts';
import { testBrand as brand } from './test-brand.ts';

it('returns a valid brand as it is', () => {
  expect(checkBrand(brand)).toEqual(brand);
});

it('names each field that is wrong and what it should be', () => {
  const check = () =>
    checkBrand({
      ...brand,
      name: { fa: ' ', en: 'Test' },
      supportPhone: 'call us',
      sliderRef: '{code}',
      plusCatalogue: { name: brand.name, href: 'http://plus.example' },
      englishNames: { categories: { kids: ' ' }, genres: { Drama: 'Drama' } },
      rules: { hidePayments: { hosts: [] }, hideFullRateTip: { hosts: ['https://a.example'] } },
    });
  expect(check).toThrow(/name\.fa must not be empty/);
  expect(check).toThrow(/supportPhone must be 4 to 15 digits/);
  expect(check).toThrow(/plusCatalogue\.href must begin with https/);
  expect(check).toThrow(/englishNames\.categories\.kids must not be empty/);
  expect(check).toThrow(/englishNames\.genres\.Drama must be a key/);
  expect(check).toThrow(/rules\.hidePayments\.hosts must name a host/);
  expect(check).toThrow(/rules\.hideFullRateTip\.hosts\.0 must be a host such as/);
  expect(check).toThrow(/sliderRef must be 1 to 18 digits/);
});

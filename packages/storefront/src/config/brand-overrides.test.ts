import { expect, it } from 'vitest';
import { testBrand } from '../brand/test-brand.ts';
import { brandOverrides } from './brand-overrides.server.ts';
import { readEnvironment } from './environment.server.ts';

const environment = (variables: Readonly<Record<string, string>>) =>
  readEnvironment({
    ORIGINS: 'http://localhost:3000',
    API_BASE_URL: 'https://api.example/api/v1',
    ...variables,
  });
const overrides = (variables: Readonly<Record<string, string>>) =>
  brandOverrides(testBrand, environment(variables));

it('changes nothing without variables, or with the brand’s own values', () => {
  expect(overrides({})).toBeUndefined();
  const { ids, sliderRef } = testBrand;
  expect(overrides({ LIVE_ID: ids.live, SLIDER_REF: sliderRef, DEFAULT_BANK: '' })).toBeUndefined();
});

it('returns each field that differs, with its other values', () => {
  expect(overrides({ NEWSPAPER_ID: 'morning' })).toEqual({
    ids: { ...testBrand.ids, newspaper: 'morning' },
  });
  expect(overrides({ LIVE_ID: 'a', NEWSPAPER_ID: 'b', BOOK_FAIR_ID: 'c' })).toEqual({
    ids: { live: 'a', newspaper: 'b', bookFair: 'c' },
  });
  expect(overrides({ SLIDER_REF: '7', USER_REF: '8', DEFAULT_BANK: '018' })).toEqual({
    sliderRef: '7',
    userRef: '8',
    defaultBank: '018',
  });
  expect(overrides({ FULL_RATE_OPERATORS_FA: 'رایتل' })).toEqual({
    fullRateOperators: { fa: 'رایتل', en: 'MCI and Irancell' },
  });
});

it('refuses values that the brand’s field refuses', () => {
  const wrong = { LIVE_ID: 'a/b', SLIDER_REF: 'x', USER_REF: '{code}', DEFAULT_BANK: '12' };
  const read = () => environment(wrong);
  expect(read).toThrow(/^ {2}LIVE_ID must be an id of letters, digits, dashes$/m);
  expect(read).toThrow(/^ {2}SLIDER_REF must be 1 to 18 digits$/m);
  expect(read).toThrow(/^ {2}USER_REF must be 1 to 18 digits$/m);
  expect(read).toThrow(/^ {2}DEFAULT_BANK must be the three digits of a bank, such as 012$/m);
});

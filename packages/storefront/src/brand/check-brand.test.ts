import { expect, it } from 'vitest';
import { defineLanguages } from '../entry/languages.ts';
import { checkBrand } from '../test-support/check-brand.server.ts';
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
      securityContact: 'security@parde.example',
      sliderRef: '{code}',
      plusCatalogue: { name: brand.name, href: 'http://plus.example' },
      englishNames: { categories: { kids: ' ' }, genres: { Drama: 'Drama' } },
      rules: { hidePayments: { hosts: [] }, hideFullRateTip: { hosts: ['https://a.example'] } },
    });
  expect(check).toThrow(/name\.fa must not be empty/);
  expect(check).toThrow(/supportPhone must be 4 to 15 digits/);
  expect(check).toThrow(/securityContact must be an address such as mailto:/);
  expect(check).toThrow(/plusCatalogue\.href must begin with https/);
  expect(check).toThrow(/englishNames\.categories\.kids must not be empty/);
  expect(check).toThrow(/englishNames\.genres\.Drama must be a key/);
  expect(check).toThrow(/rules\.hidePayments\.hosts must name a host/);
  expect(check).toThrow(/rules\.hideFullRateTip\.hosts\.0 must be a host such as/);
  expect(check).toThrow(/sliderRef must be 1 to 18 digits/);
});

it('accepts the optional fields, and names the mistakes in them', () => {
  const fields = {
    icon: 'art/icon.png',
    rules: { hidePayments: true },
    defaultBank: '018',
    fullRateOperators: { fa: 'رایتل', en: 'Rightel' },
  } as const;
  expect(checkBrand({ ...brand, ...fields })).toMatchObject(fields);
  const check = () =>
    checkBrand({
      ...brand,
      icon: '/icon.svg',
      defaultBank: '12',
      fullRateOperators: { fa: 'رایتل', en: ' ', ar: 'رايتل' },
    });
  expect(check).toThrow(/icon must be an SVG or PNG file beside brand\.ts, such as icon\.svg/);
  expect(check).toThrow(/defaultBank must be the three digits of a bank, such as 012/);
  expect(check).toThrow(/fullRateOperators\.en must not be empty/);
  expect(() => checkBrand({ ...brand, icon: 'public/icon.svg' })).toThrow(/icon must be an SVG/);
  const white = { ground: '#ffffff', mark: '#FFFFFF' };
  expect(() => checkBrand({ ...brand, iconColor: white })).toThrow(
    /iconColor must have a mark of another colour than its ground/,
  );
  // Simulates a file that was not type-checked.
  const untyped = { ...brand, ...JSON.parse('{"rules":{"hidePayments":false}}') };
  expect(() => checkBrand(untyped)).toThrow(/rules\.hidePayments must be true, or name hosts/);
  const mistyped = {
    ...brand,
    ...JSON.parse('{"defaultBnak":"018","logo":{"pictrue":1}}'),
  };
  expect(() => checkBrand(mistyped)).toThrow(
    /defaultBnak is no field here: the nearest is defaultBank/,
  );
  expect(() => checkBrand(mistyped)).toThrow(
    /logo\.pictrue is no field here: the nearest is picture/,
  );
});

it('names the mistakes in a third language', () => {
  const check = () =>
    checkBrand({
      ...brand,
      tagline: { fa: 'یک', en: 'One', ku: 'یەک' },
      languages: defineLanguages({
        ar: { name: 'العربية', dir: 'rtl', fallback: 'fa', messages: {} },
        en: { name: ' ', dir: 'ltr', fallback: 'fa', messages: {} },
        arabic: { name: 'العربية', dir: 'rtl', fallback: 'fa', messages: {} },
        ar_IQ: { name: 'العربية', dir: 'rtl', fallback: 'en', messages: {} },
      }),
    });
  expect(check).toThrow(/languages\.en is one of ours/);
  expect(check).toThrow(/languages\.en\.name must not be empty/);
  expect(check).toThrow(/languages\.ar_IQ must be the tag of a language/);
  expect(check).toThrow(/languages\.arabic must be the tag of a language/);
  expect(check).toThrow(/tagline\.ku is in a language that is not among languages/);
});
it('accepts cheap hours, also if they span midnight', () => {
  const offline: typeof brand.offline = { cheapHours: [{ from: '23:30', to: '07:00' }] };
  expect(checkBrand({ ...brand, offline }).offline).toEqual(offline);
});

it.each([
  [{ from: '2', to: '08:00' }, 'offline.cheapHours.0.from must be a time such as 02:00'],
  [{ from: '02:00', to: '24:00' }, 'offline.cheapHours.0.to must be a time such as 02:00'],
  [{ from: '02:00', to: '02:00' }, 'offline.cheapHours.0 must end at another time'],
])('%j is refused', (hours, mistake) => {
  expect(() => checkBrand({ ...brand, offline: { cheapHours: [hours] } })).toThrow(mistake);
});

it('names the mistakes of the support chat', () => {
  const check = (support: NonNullable<typeof brand.support>) => () =>
    checkBrand({ ...brand, support });
  const id = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';
  expect(check({ provider: 'crisp', id })).not.toThrow();
  expect(check({ provider: 'crisp', id: 'my site' })).toThrow(/support\.id must be an id such as/);
  expect(check({ provider: 'goftino', id })).toThrow(/support\.id must be letters and digits/);
  expect(() =>
    checkBrand({ ...brand, ...JSON.parse('{"support":{"provider":"custom","hosts":"a"}}') }),
  ).toThrow(/hosts must be a list/);
  expect(check({ provider: 'custom', id: '/chat.js', hosts: ['chat.example'] })).toThrow(
    /support\.id must be the address of a script[\s\S]*support\.hosts\.0 must be like/,
  );
});

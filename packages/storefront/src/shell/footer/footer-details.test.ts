import type { AppDetails } from '@parde/api-client';
import { expect, it } from 'vitest';
import type { Brand } from '../../brand/define-brand.ts';
import { testBrand } from '../../brand/test-brand.ts';
import { footerTexts } from './footer-details.ts';

const details: AppDetails = {
  about_fa: 'دربارهٔ سرور',
  about_en: 'The server’s text',
  phone: '02190000000',
  copyright_fa: 'حقوق آزمون و سرور',
  copyright_en: '© Test and server',
  social: [],
  related_link: null,
  trust_badges: { enamad: null, samandehi: null },
};
const { supportPhone: _, ...silent } = testBrand;

it('uses the brand’s texts, even if the API has others', () => {
  const brand: Brand = {
    ...testBrand,
    about: { fa: 'دربارهٔ برند', en: 'The brand’s text' },
    messages: { en: { 'shell:copyright': '© Brand' } },
  };
  expect(footerTexts(brand, details, 'en')).toEqual({
    about: 'The brand’s text',
    copyright: '',
    phone: testBrand.supportPhone,
  });
  // The brand has no Persian copyright text.
  expect(footerTexts(brand, details, 'fa').copyright).toBe('حقوق آزمون و سرور');
});

it('uses the API’s texts if the brand has none', () => {
  expect(footerTexts(silent, details, 'fa')).toEqual({
    about: 'دربارهٔ سرور',
    copyright: 'حقوق آزمون و سرور',
    phone: '02190000000',
  });
});

it('does not show a copyright text that names another brand', () => {
  const other = { ...silent, name: { fa: 'دیگری', en: 'Other' } };
  expect(footerTexts(other, details, 'fa').copyright).toBe('');
  expect(footerTexts(other, details, 'en').copyright).toBe('');
});

it('uses the brand’s description and no phone number if both have no texts', () => {
  expect(footerTexts(silent, undefined, 'en')).toEqual({
    about: 'A brand for tests',
    copyright: '',
    phone: undefined,
  });
});

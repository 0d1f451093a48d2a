import { defineBrand } from '../../brand/define-brand.ts';
import { testBrand } from '../../brand/test-brand.ts';
import { defineLanguages } from '../../entry/languages.ts';

export const brand = defineBrand({
  ...testBrand,
  languages: defineLanguages({
    ar: {
      name: 'العربية',
      dir: 'rtl',
      fallback: 'fa',
      messages: import.meta.glob('./messages/ar/*.json'),
    },
  }),
});

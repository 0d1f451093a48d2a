import { defineBrand, defineMenu } from '../../brand/define-brand.ts';
import { testBrand } from '../../brand/test-brand.ts';

/** Simulates a file that was not type-checked. */
const en = { 'login:title': 'Welcome', 'shell:singIn': 'Enter' };

/** Contains one mistake of each kind: a value, a name, a message, a file. */
export const brand = defineBrand({
  ...testBrand,
  themeColor: { light: 'white', dark: '#000000' },
  menu: defineMenu<string>({ order: ['cinmea'] }),
  messages: { en },
  logo: {
    ...testBrand.logo,
    picture: { light: '/logo.svg', dark: '/logo.svg', width: 120, height: 32 },
  },
});

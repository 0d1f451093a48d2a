import { defineBrand, defineMenu } from '../../brand/define-brand.ts';
import { testBrand } from '../../brand/test-brand.ts';

/** As from a file that no compiler has seen. */
const en = { 'login:title': 'Welcome', 'shell:singIn': 'Enter' };

/** One mistake of each kind: a value, a name, a word, a file. */
export const brand = defineBrand({
  ...testBrand,
  themeColor: { light: 'white', dark: '#000000' },
  menu: defineMenu<string>({ order: ['cinmea'] }),
  words: { en },
  logo: {
    ...testBrand.logo,
    picture: { light: '/logo.svg', dark: '/logo.svg', width: 120, height: 32 },
  },
});

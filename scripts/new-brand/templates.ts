/** What a new brand says of itself, for somebody to make their own. */

export function brandModule(name: string, fa: string, en: string): string {
  return `import { defineBrand } from '@parde/storefront/brand';

export const brand = defineBrand({
  id: ${quoted(name)},
  name: { fa: ${quoted(fa)}, en: ${quoted(en)} },
  tagline: { fa: 'هر شب یک پردهٔ تازه', en: 'A new screen every night' },
  description: {
    fa: 'تماشا و دانلود فیلم و سریال ایرانی و خارجی، پخش زنده و مجله، با دوبله و زیرنویس فارسی.',
    en: 'Watch and download Iranian and foreign films and series, live channels and magazines, dubbed and subtitled in Persian.',
  },
  logoPath: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM10 8l6 4l-6 4z',
  iconColor: { ground: '#100a08', mark: '#ffa538' },
  themeColor: { light: '#f9f5ee', dark: '#100a08' },
  supportPhone: '02191000000',
  ids: { live: 'parde-one', newspaper: 'khabar', bookFair: '4300' },
  rules: {},
  sliderRef: '0',
  userRef: '0',
});
`;
}

export const themeModule = `import { brandTheme } from '@parde/ui/theme';

// What is left out here is as the main brand has it.
brandTheme({});
`;

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

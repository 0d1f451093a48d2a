export interface NewBrand {
  /** Lower-case letters, digits and dashes. */
  readonly id: string;
  /** Its names. */
  readonly fa: string;
  readonly en: string;
}

export interface BrandColors {
  readonly iconColor: { readonly ground: string; readonly mark: string };
  readonly themeColor: { readonly light: string; readonly dark: string };
}

/** They go with the main brand's theme. */
const ownColors: BrandColors = {
  iconColor: { ground: '#100a08', mark: '#ffa538' },
  themeColor: { light: '#f9f5ee', dark: '#100a08' },
};

/** What a new brand says of itself, for somebody to make their own. */
export function brandModule(
  { id, fa, en }: NewBrand,
  { iconColor, themeColor }: BrandColors = ownColors,
): string {
  return `import { defineBrand } from '@parde/storefront/brand';

export const brand = defineBrand({
  id: ${quoted(id)},
  name: { fa: ${quoted(fa)}, en: ${quoted(en)} },
  tagline: { fa: 'هر شب یک پردهٔ تازه', en: 'A new screen every night' },
  description: {
    fa: 'تماشا و دانلود فیلم و سریال ایرانی و خارجی، پخش زنده و مجله، با دوبله و زیرنویس فارسی.',
    en: 'Watch and download Iranian and foreign films and series, live channels and magazines, dubbed and subtitled in Persian.',
  },
  logo: { mark: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM10 8l6 4l-6 4z' },
  iconColor: { ground: '${iconColor.ground}', mark: '${iconColor.mark}' },
  themeColor: { light: '${themeColor.light}', dark: '${themeColor.dark}' },
  supportPhone: '02191000000',
  ids: { live: 'parde-one', newspaper: 'khabar', bookFair: '4300' },
  otherHosts: 'redirect',
  rules: {},
  sliderRef: '0',
  userRef: '0',
});
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

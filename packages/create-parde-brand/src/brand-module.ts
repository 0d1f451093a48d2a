import { type ColorTheme, themeFromColor } from '@parde/ui/theme';

export interface NewBrand {
  /** Lower-case letters, digits and dashes. */
  readonly id: string;
  /** The brand's names. */
  readonly fa: string;
  readonly en: string;
  /** The colour from which the theme is made, such as `#0a5`. Without it, the brand uses the main brand's theme. */
  readonly color?: string | undefined;
}

/** The texts and the appearance of a new brand, for its owner to edit. */
export interface OwnFiles {
  readonly brand: string;
  readonly theme: string;
  /** The reasons why the accent differs slightly from the requested colour. */
  readonly adjusted: readonly string[];
}

export function ownFiles(brand: NewBrand): OwnFiles {
  const theme = brand.color === undefined ? undefined : themeFromColor(brand.color);
  return {
    brand: brandModule(brand, theme),
    theme: themeModule(brand.color),
    adjusted: theme?.adjusted ?? [],
  };
}

function brandModule({ id, fa, en }: NewBrand, theme: ColorTheme | undefined): string {
  const { iconColor, themeColor } = theme === undefined ? mainColors : colorsOf(theme);
  return `import { defineBrand } from '@parde/storefront/brand';

export const brand = defineBrand({
  id: ${quoted(id)},
  name: { fa: ${quoted(fa)}, en: ${quoted(en)} },
  // The site must promise nothing that your server does not have.
  tagline: { fa: 'سینمای خانهٔ شما', en: 'Your cinema at home' },
  description: {
    fa: 'تماشای فیلم، آنلاین.',
    en: 'Watch films online.',
  },
  about: {
    fa: ${quoted(`${fa} سینمای خانهٔ شماست.`)},
    en: ${quoted(`${en} is your cinema at home.`)},
  },
  logo: { mark: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM10 8l6 4l-6 4z' },
  iconColor: { ground: '${iconColor.ground}', mark: '${iconColor.mark}' },
  themeColor: { light: '${themeColor.light}', dark: '${themeColor.dark}' },
  ids: { live: 'parde-one', newspaper: 'khabar', bookFair: '4300' },
  otherHosts: 'redirect',
  rules: {},
  sliderRef: '0',
  userRef: '0',
});
`;
}

/** Colours that match the main brand's theme. */
const mainColors = {
  iconColor: { ground: '#100a08', mark: '#ffa538' },
  themeColor: { light: '#f9f5ee', dark: '#100a08' },
};

function colorsOf({ light, dark }: ColorTheme): typeof mainColors {
  return {
    iconColor: { ground: dark.color.accent, mark: dark.color.onAccent },
    themeColor: { light: light.color.canvas, dark: dark.color.canvas },
  };
}

function themeModule(color: string | undefined): string {
  if (color === undefined) {
    return `import { brandTheme } from '@parde/ui/theme';

// Values left out here are the main brand's.
brandTheme({});
`;
  }
  return `import { brandTheme, themeFromColor } from '@parde/ui/theme';

brandTheme(themeFromColor(${quoted(color)}));
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

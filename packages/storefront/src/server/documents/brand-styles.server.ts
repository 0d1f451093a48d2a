import type { Locale } from '@parde/domain';
import type { Brand, BrandFonts, LogoPicture } from '../../brand/define-brand.ts';
import arabicFont from '../../shell/fonts/arabic.woff2?url';
import latinFont from '../../shell/fonts/latin.woff2?url';
import persianFont from '../../shell/fonts/persian.woff2?url';

/** Returns a document's styles for the brand. Empty if the brand has neither fonts nor a logo picture. */
export function brandStyles(brand: Pick<Brand, 'fonts' | 'logo'>): string {
  const { picture } = brand.logo;
  return fontStyles(brand) + (picture ? pictureStyles(picture) : '');
}

/**
 * Shows the picture in place of the logo's mark and name (shell/Logo.tsx). Screen readers still read the name.
 * Background images are used because a browser fetches only the picture that applies, and `<picture>` supports only
 * the system's theme, while the viewer may have chosen another theme.
 */
function pictureStyles({ light, dark, width, height }: LogoPicture): string {
  const onDark = `{background-image:url(${dark})}`;
  return [
    `[data-logo]{position:relative;display:inline-block;block-size:1.75rem;max-inline-size:40vw;aspect-ratio:${width}/${height};background:url(${light}) center/contain no-repeat;print-color-adjust:exact}`,
    '[data-logo]>*{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) [data-logo]${onDark}}`,
    `:root[data-theme=dark] [data-logo],[data-over-picture] [data-logo]${onDark}`,
  ].join('');
}

type MayHaveFonts = Pick<Brand, 'fonts'>;

const defaultFonts: Record<Locale, readonly string[]> = { fa: [persianFont], en: [latinFont] };

export function preloadedFonts({ fonts }: MayHaveFonts, locale: Locale): readonly string[] {
  if (!fonts) return defaultFonts[locale];
  return fonts.faces.filter(({ preload }) => preload?.includes(locale)).map(({ src }) => src);
}

/** Returns the fonts that a device stores for offline pages. */
export function storedFonts({ fonts }: MayHaveFonts): readonly string[] {
  return fonts ? fonts.faces.map(({ src }) => src) : [persianFont, latinFont, arabicFont];
}

/**
 * Returns the rules for the brand's faces and font family. Empty if the brand has no fonts, because the built-in
 * fonts are in the build's own styles.
 */
export function fontStyles({ fonts }: MayHaveFonts): string {
  if (!fonts) return '';
  const { family, faces, metrics } = fonts;
  const fallbackFamily = `${family} Fallback`;
  const rules = faces.map(({ src, weight, unicodeRange }) =>
    faceRule(family, {
      'font-display': 'swap',
      'font-weight': weight,
      src: `url(${src}) format("woff2")`,
      ...(unicodeRange !== undefined && { 'unicode-range': unicodeRange }),
    }),
  );
  const names = [
    `"${family}"`,
    ...(metrics ? [`"${fallbackFamily}"`] : []),
    'system-ui',
    'sans-serif',
  ];
  return [
    ...rules,
    ...(metrics ? [fallbackRule(fallbackFamily, metrics)] : []),
    // Rules outside layers override layered rules in any order.
    `:root,:root:lang(en){--parde-font-family:${names.join(',')}}`,
  ].join('');
}

const systemFaces = ['Tahoma', 'Noto Sans Arabic', 'Geeza Pro', 'Roboto', 'Arial', 'DejaVu Sans'];

function fallbackRule(name: string, { ascent, descent }: NonNullable<BrandFonts['metrics']>) {
  return faceRule(name, {
    src: systemFaces.map((face) => `local("${face}")`).join(','),
    'ascent-override': `${ascent}%`,
    'descent-override': `${descent}%`,
    'line-gap-override': '0%',
  });
}

function faceRule(family: string, properties: Readonly<Record<string, string>>): string {
  const all = Object.entries({ 'font-family': `"${family}"`, ...properties });
  return `@font-face{${all.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

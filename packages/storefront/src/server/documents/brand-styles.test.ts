import { expect, it } from 'vitest';
import type { BrandFonts } from '../../brand/define-brand.ts';
import { testBrand } from '../../brand/test-brand.ts';
import { checkBrand } from '../../test-support/check-brand.server.ts';
import { brandStyles, fontStyles, preloadedFonts, storedFonts } from './brand-styles.server.ts';

const fonts: BrandFonts = {
  family: 'Estedad',
  faces: [
    { src: '/assets/latin-1.woff2', weight: '400', preload: ['en'] },
    {
      src: '/assets/persian-1.woff2',
      weight: '400 900',
      unicodeRange: 'U+0600-06FF, U+200C',
      preload: ['fa', 'en'],
    },
  ],
  metrics: { ascent: 98.5, descent: 51 },
};
const brand = { ...testBrand, fonts };

it('are the built-in fonts if a brand has none, without extra styles', () => {
  expect(fontStyles(testBrand)).toBe('');
  expect(preloadedFonts(testBrand, 'fa')).toEqual([expect.stringMatching(/persian.*woff2/)]);
  expect(preloadedFonts(testBrand, 'en')).toEqual([expect.stringMatching(/latin.*woff2/)]);
  expect(storedFonts(testBrand)).toHaveLength(3);
});

it('are only the brand’s fonts if it has some', () => {
  expect(checkBrand(brand).fonts).toEqual(fonts);
  expect(preloadedFonts(brand, 'fa')).toEqual(['/assets/persian-1.woff2']);
  expect(preloadedFonts(brand, 'en')).toEqual(['/assets/latin-1.woff2', '/assets/persian-1.woff2']);
  expect(storedFonts(brand)).toEqual(['/assets/latin-1.woff2', '/assets/persian-1.woff2']);
});

it('have a rule for each face, a fallback face with the same metrics, and the family everywhere', () => {
  expect(
    fontStyles(brand).replaceAll('@font-face', '\n@font-face').replace(':root', '\n:root'),
  ).toBe(`
@font-face{font-family:"Estedad";font-display:swap;font-weight:400;src:url(/assets/latin-1.woff2) format("woff2")}
@font-face{font-family:"Estedad";font-display:swap;font-weight:400 900;src:url(/assets/persian-1.woff2) format("woff2");unicode-range:U+0600-06FF, U+200C}
@font-face{font-family:"Estedad Fallback";src:local("Tahoma"),local("Noto Sans Arabic"),local("Geeza Pro"),local("Roboto"),local("Arial"),local("DejaVu Sans");ascent-override:98.5%;descent-override:51%;line-gap-override:0%}
:root,:root:lang(en){--parde-font-family:"Estedad","Estedad Fallback",system-ui,sans-serif}`);
});

it('cannot contain text that ends the style, or files that are cached under an unchanging name', () => {
  const [face] = fonts.faces;
  const check = () =>
    checkBrand({
      ...brand,
      fonts: {
        family: 'A"}</style>',
        faces: [{ ...face, src: '/estedad.woff2', weight: 'bold', unicodeRange: 'U+0600}' }],
      },
    });
  expect(check).toThrow(/fonts\.family must be a name of letters/);
  expect(check).toThrow(/fonts\.faces\.0\.src must be a file of public\/assets/);
  expect(check).toThrow(/fonts\.faces\.0\.weight must be like 400/);
  expect(check).toThrow(/fonts\.faces\.0\.unicodeRange must be like U\+0600-06FF/);
});

it('are empty if a brand has neither fonts nor a picture', () => {
  expect(brandStyles(testBrand)).toBe('');
});

it('replace the logo with the picture for the theme, reserve its space, and keep the name for screen readers', () => {
  const picture = { light: '/logo.svg', dark: '/logo-dark.svg', width: 120, height: 32 };
  const css = brandStyles({ logo: { ...testBrand.logo, picture } });
  expect(css).toContain('aspect-ratio:120/32;background:url(/logo.svg)');
  expect(css).toMatch(
    /prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\) \[data-logo\]\{background-image:url\(\/logo-dark\.svg\)/,
  );
  expect(css).toMatch(/\[data-theme=dark\] \[data-logo\],\[data-over-picture\] .*url\(\/logo-dark/);
  expect(css).not.toMatch(/display:none|visibility/);
});

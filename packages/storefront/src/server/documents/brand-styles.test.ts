import { expect, it } from 'vitest';
import { testBrand } from '../../brand/test-brand.ts';
import { brandStyles } from './brand-styles.server.ts';

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

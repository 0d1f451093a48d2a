import { expect, it } from 'vitest';
import { testBrand } from '../brand/test-brand.ts';
import { brandStyles } from './brand-styles.server.ts';

it('are none where a brand has neither fonts nor a picture', () => {
  expect(brandStyles(testBrand)).toBe('');
});

it('put the picture for the ground in place of the logo, keep its room, and leave the name to be read', () => {
  const picture = { light: '/logo.svg', dark: '/logo-dark.svg', width: 120, height: 32 };
  const css = brandStyles({ logo: { ...testBrand.logo, picture } });
  expect(css).toContain('aspect-ratio:120/32;background:url(/logo.svg)');
  expect(css).toMatch(
    /prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\) \[data-logo\]\{background-image:url\(\/logo-dark\.svg\)/,
  );
  expect(css).toMatch(/\[data-theme=dark\] \[data-logo\],\[data-over-picture\] .*url\(\/logo-dark/);
  expect(css).not.toMatch(/display:none|visibility/);
});

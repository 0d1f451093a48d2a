import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { expect, test } from 'vitest';
import { brandTheme } from './brand-theme.ts';
import type { BrandOverrides } from './brands/brand.ts';
import { themeCss, themeFromColor } from './theme-css.ts';

/** Returns the CSS that vanilla-extract writes for a brand. */
function written(brand: BrandOverrides): string {
  const cssObjs: Parameters<typeof transformCss>[0]['cssObjs'] = [];
  setAdapter({
    appendCss: (css) => cssObjs.push(css),
    registerClassName: () => undefined,
    registerComposition: () => undefined,
    markCompositionUsed: () => undefined,
    onBeginFileScope: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'debug',
  });
  setFileScope('theme.css.ts', 'a-brand');
  brandTheme(brand);
  return transformCss({ localClassNames: [], composedClassLists: [], cssObjs }).join('\n');
}

const declarations = (css: string) => (css.match(/--[\w-]+: [^;]+;/g) ?? []).sort();

test('themeCss returns the same declarations as brandTheme writes', () => {
  const brand = { ...themeFromColor('#0a5'), radius: { poster: '0' } };
  expect(declarations(themeCss(brand))).toEqual(declarations(written(brand)));
  expect(declarations(themeCss(brand)).length).toBeGreaterThan(50);
});

test('themeCss uses the brand’s layer, and has dark rules for the system’s preference and the viewer’s choice', () => {
  const lines = themeCss({ light: { color: { live: '#123456' } } });
  expect(lines).toMatch(/^@layer kit, shell, page, brand;\n\n@layer brand \{\n {2}:root \{\n/);
  expect(lines).toContain('    --parde-color-live: #123456;\n');
  expect(lines).toContain(
    "  @media (prefers-color-scheme: dark) {\n    :root:not([data-theme='light']) {\n      --parde-color-live: ",
  );
  expect(lines).toContain("  :root[data-theme='dark'] {\n    --parde-color-live: ");
});

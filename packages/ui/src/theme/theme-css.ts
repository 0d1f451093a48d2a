import { main } from '../generated/token-values.ts';
import { brandDifference } from './brand-properties.ts';
import type { BrandOverrides } from './brands/brand.ts';
import { resolveBrand } from './brands/resolve-brand.ts';
import { layers } from './layer-order.ts';
import { modeRules } from './mode-rules.ts';

export type { BrandOverrides } from './brands/brand.ts';
export { type ColorTheme, themeFromColor } from './colour/theme-from-color.ts';

/**
 * Returns the CSS that `brandTheme` writes into a stylesheet as text, for projects and servers without
 * vanilla-extract.
 */
export function themeCss(brand: BrandOverrides): string {
  const rules = modeRules(':root', brandDifference(resolveBrand(brand), main));
  const written = rules.map(({ selector, media, properties }) => {
    const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
    const rule = `${selector} {\n${lines.join('')}}\n`;
    return media === undefined ? rule : `@media ${media} {\n${indented(rule)}}\n`;
  });
  return `@layer ${layers.join(', ')};\n\n@layer brand {\n${indented(written.join('\n'))}}\n`;
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

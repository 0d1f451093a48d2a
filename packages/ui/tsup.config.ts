import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { moduleByModule, sheets } from '../../scripts/lib/module-by-module.ts';

const components = readdirSync('src/components');

/**
 * The styles that apply to one element together with those of a component. Every page loads them once and first,
 * because after a component's styles they would override those.
 */
const shared = [
  ...readdirSync('src/internal', { recursive: true }).map((file) => `src/internal/${file}`),
  'src/components/Field/Field.css.ts',
  'src/components/Text/Text.css.ts',
  'src/components/layout/layout.css.ts',
  'src/components/layout/spacing.css.ts',
].filter((file) => file.endsWith('.css.ts'));

const styles = [vanillaExtractPlugin({ identifiers: 'short' })];

export default defineConfig([
  ...moduleByModule(
    {
      index: 'src/index.ts',
      'theme/index': 'src/theme/index.ts',
      'theme/theme-css': 'src/theme/theme-css.ts',
    },
    styles,
    'src/theme/bin.ts',
  ),
  sheets(
    {
      styles: ['src/styles.ts'],
      base: ['src/global.css.ts', ...shared],
      // The part of `base` that belongs to no component, for builds that find the other styles automatically.
      global: ['src/global.css.ts'],
    },
    styles,
  ),
  sheets(
    Object.fromEntries(components.map((name) => [`styles/${name}`, [`src/components/${name}`]])),
    styles,
    shared,
  ),
]);

import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { moduleByModule, sheets } from '../../scripts/lib/module-by-module.ts';

const components = readdirSync('src/components');

/**
 * What stands on one element with the styles of more than one component. Every page has it, once and first: after a
 * component's own it would win.
 */
const shared = [
  ...readdirSync('src/internal').map((file) => `src/internal/${file}`),
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
      // Of `base`, what is no component's: for builds that find the rest by themselves.
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

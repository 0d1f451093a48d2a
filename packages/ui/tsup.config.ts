import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'theme/index': 'src/theme/index.ts',
    styles: 'src/global.css.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts', 'theme/index': 'src/theme/index.ts' } },
  clean: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
});

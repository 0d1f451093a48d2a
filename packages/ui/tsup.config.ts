import { rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

const common: Options = {
  format: 'esm',
  target: 'es2022',
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `p${hash}` })],
};

export default defineConfig([
  {
    ...common,
    entry: { index: 'src/index.ts', 'theme/index': 'src/theme/index.ts' },
    dts: true,
    // Consumers import one stylesheet, built below.
    onSuccess: () => rm('dist/index.css', { force: true }),
  },
  {
    ...common,
    entry: { styles: 'src/styles.ts' },
    minify: true,
    // These imports exist for their side effects, whatever package.json says.
    esbuildOptions(options) {
      options.ignoreAnnotations = true;
    },
    async onSuccess() {
      await rm('dist/styles.js', { force: true });
      // TypeScript refuses side-effect imports without types.
      await writeFile('dist/styles.css.d.ts', 'export {};\n');
    },
  },
]);

import { rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

const common: Options = {
  format: 'esm',
  target: 'es2022',
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `v${hash}` })],
};

export default defineConfig([
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      fa: 'src/words/fa.ts',
      en: 'src/words/en.ts',
      preferences: 'src/preferences.ts',
    },
    // What plays HLS stays a file of its own, which is fetched at the first play.
    splitting: true,
    dts: true,
    // Consumers import one stylesheet, the one that is made below.
    onSuccess: () => rm('dist/index.css', { force: true }),
  },
  {
    ...common,
    entry: { styles: 'src/styles.ts' },
    minify: true,
    // Here the imports for effect alone are the point, whatever package.json says of side effects.
    esbuildOptions(options) {
      options.ignoreAnnotations = true;
    },
    async onSuccess() {
      await rm('dist/styles.js', { force: true });
      // TypeScript refuses an import for effect that it knows no types of.
      await writeFile('dist/styles.css.d.ts', 'export {};\n');
    },
  },
]);

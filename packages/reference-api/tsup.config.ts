import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/bin.ts', 'src/fill-catalogue.ts'],
  format: 'esm',
  target: 'node22',
  dts: { entry: 'src/index.ts' },
  clean: true,
  treeshake: true,
});

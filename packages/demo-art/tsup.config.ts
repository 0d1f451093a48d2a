import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/sample.ts'],
  format: 'esm',
  target: 'node22',
  dts: true,
  clean: true,
  treeshake: true,
});

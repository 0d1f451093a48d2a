import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations.ts',
    'query/index': 'src/query/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  treeshake: true,
});
